/** The scopes of the header's search box (HDR-2), in their order. */
export const SEARCH_SCOPES = ['all', 'process', 'project', 'member', 'mail'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];
/** Those that lead out of the portal, to where the installation says. */
export const OUTSIDE_SCOPES = ['process', 'project', 'mail'] as const;
export type OutsideScope = (typeof OUTSIDE_SCOPES)[number];

/** Where in a search target the keyword stands. */
export const KEYWORD_MARK = '{keyword}';

/**
 * A search target: a web address, or a path of the portal's origin, with `{keyword}` after the host, so that what is
 * typed can never choose another one.
 */
export const SEARCH_TARGET = /^(?:https?:\/\/[^\s/?#{}]+[/?#]|\/(?![/\\]))[^\s{}]*\{keyword\}[^\s{}]*$/;
