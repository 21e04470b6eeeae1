import { migration } from './statements.ts';

/** What a company keeps is added up with each upload, without a look at the rows. */
export const sizesOfFiles = migration(['create index attachments_sizes on attachments (tenant_id) include (size)']);
