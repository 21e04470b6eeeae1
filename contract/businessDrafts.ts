/**
 * Prefix of the session storage keys under which applications keep unsaved text: at log-out the portal removes them
 * all, since applications that are not open then cannot.
 */
export const TAB_DRAFT_PREFIX = 'business-draft-';
