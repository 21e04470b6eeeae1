import { withoutParameters } from '../../lib/query.ts';
import { type OpenStep, STEPS } from './openTenantMachine.ts';

const NAME = 'step';
const [FIRST] = STEPS;

/** The step that an address names; the first one if it names none. */
export function stepIn(search: string): OpenStep {
  const named = new URLSearchParams(search).get(NAME);
  return STEPS.find((step) => step === named) ?? FIRST;
}

/** The page's query with this step; other parameters stay. Empty, or starting with a question mark. */
export function searchWithStep(search: string, step: OpenStep): string {
  const others = withoutParameters(search, [NAME]);
  return step === FIRST ? others : `${others || '?'}${others && '&'}${NAME}=${step}`;
}
