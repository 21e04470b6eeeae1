import type { BusinessDesk, BusinessWork } from './engine/definition.ts';
import { deskOf } from './engine/desk.ts';
import { catalogue } from './registry.ts';

/** The desk for the program's own actions, on behalf of somebody or nobody. */
export const programDesk = (work: BusinessWork): BusinessDesk => deskOf({ work, catalogue, policies: undefined });
