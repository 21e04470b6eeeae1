import type { BusinessDesk, BusinessWork } from './engine/definition.ts';
import { deskOf } from './engine/desk.ts';
import { catalogue } from './registry.ts';

/** The desk of what the program itself does: for somebody, or for nobody. */
export const programDesk = (work: BusinessWork): BusinessDesk => deskOf({ work, catalogue, policies: undefined });
