/** The scopes of the header's search box (HDR-2), in display order. */
export const SEARCH_SCOPES = ['all', 'process', 'project', 'member', 'mail'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];
/** Scopes that lead out of the portal, to targets that the installation configures. */
export const OUTSIDE_SCOPES = ['process', 'project', 'mail'] as const;
export type OutsideScope = (typeof OUTSIDE_SCOPES)[number];

/** Placeholder for the keyword in a search target. */
export const KEYWORD_MARK = '{keyword}';

/**
 * A search target: a web address, or a path of the portal's origin, with `{keyword}` after the host, so that typed text
 * can never choose another host.
 */
export const SEARCH_TARGET = /^(?:https?:\/\/[^\s/?#{}]+[/?#]|\/(?![/\\]))[^\s{}]*\{keyword\}[^\s{}]*$/;
