import { throwAtEveryEffect } from '../support/everyEffect.ts';
import { SCENARIOS_OF } from '../support/scenarios/every.ts';

describe('DEV-5 whatever effect of a flow of the applications throws', () => throwAtEveryEffect(SCENARIOS_OF.subApps));
