import { throwAtEveryEffect } from '../support/everyEffect.ts';
import { SCENARIOS_OF } from '../support/scenarios/every.ts';

describe('DEV-5 whatever effect of a flow of the signed-in portal throws', () =>
  throwAtEveryEffect(SCENARIOS_OF.portal));
