import { ONE_COLUMN, useMediaQuery } from '../../../common/dom/useMediaQuery.ts';
import { Plan } from './Plan.tsx';

/** The whole plan next to the form, a strip of it above the form on a phone. */
export function FloorPlan() {
  return <Plan strip={useMediaQuery(ONE_COLUMN)} />;
}
