import { throwAtEveryEffect } from '../support/everyEffect.ts';
import { SCENARIOS_OF } from '../support/scenarios/every.ts';

describe('a throw in any effect of a flow of the applications', () => throwAtEveryEffect(SCENARIOS_OF.subApps));
