import { createAction } from '@reduxjs/toolkit';
import type { ApprovalSummary } from '../../../contract/approvals.ts';
import type { Company } from '../../../contract/companies.ts';
import { defineResource } from '../../lib/resource.ts';
import type { DialogOpening } from '../notificationDialog/notificationDialogSlice.ts';
import type { PersonMatches } from '../selectPerson/selectPersonEvents.ts';
import type { Settings } from '../settings/settingsSlice.ts';

/** What a palette entry does, as plain data: it is logged, and a replay does it again. */
export type PaletteAct =
  /** A page of the portal; `to` is its path. */
  | { readonly kind: 'page'; readonly to: string }
  /** An address of the installation's search targets. */
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'dialog'; readonly opening: DialogOpening }
  /** The company is picked in the chooser. */
  | { readonly kind: 'company'; readonly tenantId: string }
  | { readonly kind: 'setting'; readonly change: Partial<Settings> }
  | {
      readonly kind: 'command';
      readonly command: 'settings' | 'help' | 'keys' | 'actionLog' | 'switchCompany' | 'logOut';
    };

interface Chosen {
  /** The id under which its use is remembered. */
  readonly id: string;
  readonly act: PaletteAct;
  /** In a browser tab of its own, if it has an address. */
  readonly inNewTab: boolean;
}
export const paletteChosen = createAction<Chosen>('palette/paletteChosen');
/** The arrow keys have reached the entry with this id. */
export const paletteRowReached = createAction<string>('palette/paletteRowReached');

/** The first members that match the keyword. */
export const paletteMembers = defineResource<PersonMatches>('palette', 'paletteMembers');
export interface FoundApprovals {
  /** The keyword. */
  readonly answered: string;
  readonly items: readonly ApprovalSummary[];
  readonly totalCount: number;
}
/** The newest requests for approval that match the keyword. */
export const paletteApprovals = defineResource<FoundApprovals>('palette', 'paletteApprovals');
/** The companies of the account. */
export const paletteCompanies = defineResource<Company[]>('palette', 'paletteCompanies');
