import { throwAtEveryEffect } from '../support/everyEffect.ts';
import { SCENARIOS_OF } from '../support/scenarios/every.ts';

describe('DEV-5 whatever effect of a flow that every page needs throws', () => throwAtEveryEffect(SCENARIOS_OF.entry));
