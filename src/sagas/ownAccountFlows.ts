import { ownAccount } from './ownAccount.ts';
import { securityNotices } from './securityNotices.ts';

/** The flows of a person's own account; they are loaded in its chunk (src/areas/ownAccount.ts). */
export const ownAccountFlows = { ownAccount, securityNotices };
