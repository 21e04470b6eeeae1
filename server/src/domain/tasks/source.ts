import type { UserWork } from '../work.ts';

/** The displayed source of a task: the company's name, 'personal', or the module that created it. */
export const sourceOf = (work: UserWork, source: string): string | null =>
  source === 'company' ? work.tenantName : source;
