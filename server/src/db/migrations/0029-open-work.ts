import { migration } from './statements.ts';

/** Of a work order of which more was made than was ordered nothing remains: what was stored below 0 before is 0. */
export const openWork = migration([
  'alter table business_records no force row level security',
  `update business_records set values = jsonb_set(values, '{remaining}', '0')
    where kind = 'mes/workOrder' and (values ->> 'remaining')::numeric < 0`,
  'alter table business_records force row level security',
]);
