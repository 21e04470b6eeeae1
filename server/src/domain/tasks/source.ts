import type { UserWork } from '../work.ts';

/** Where a task comes from, as people are told: the company by its name, 'personal', or the module that made it. */
export const sourceOf = (work: UserWork, source: string): string | null =>
  source === 'company' ? work.tenantName : source;
