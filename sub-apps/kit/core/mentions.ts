import type { Offered } from './types.ts';

/** The text of a comment with somebody mentioned at its end, where `@` may have been typed already. */
export const withMention = (text: string, { title }: Offered): string => `${text.replace(/@$/, '')}@${title} `;

/** Whether somebody is about to be mentioned: `@` is what has been typed last. */
export const isMentionBegun = (before: string, now: string): boolean => now.length > before.length && now.endsWith('@');

/** Who is told of a comment: each of the mentioned once, and nobody who was taken out of the text again. */
export const toldOf = (text: string, mentioned: readonly Offered[]): readonly string[] => [
  ...new Set(mentioned.filter(({ title }) => text.includes(`@${title}`)).map(({ id }) => id)),
];
