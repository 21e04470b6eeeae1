import { migration } from './statements.ts';

/** What is new in a version, in English as well; without it everybody reads the text that there is. */
export const versionTexts = migration(['alter table versions add column version_describe_en text']);
