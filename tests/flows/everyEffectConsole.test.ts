import { throwAtEveryEffect } from '../support/everyEffect.ts';
import { SCENARIOS_OF } from '../support/scenarios/every.ts';

describe('a throw in any effect of a console flow', () => throwAtEveryEffect(SCENARIOS_OF.console));
