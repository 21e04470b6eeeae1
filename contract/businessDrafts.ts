/**
 * How names begin under which an application keeps in session storage what was typed and not saved: at a log-out the portal
 * removes all of them, since applications that are not open then cannot.
 */
export const TAB_DRAFT_PREFIX = 'business-draft-';
