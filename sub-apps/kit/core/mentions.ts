import type { Offered } from './types.ts';

/** The text of a comment with a mention appended; the `@` may have been typed already. */
export const withMention = (text: string, { title }: Offered): string => `${text.replace(/@$/, '')}@${title} `;

/** Whether a mention begins: `@` was typed last, and not within an email address. */
export const isMentionBegun = (before: string, now: string): boolean =>
  now.length > before.length && /(?:^|[^\w.+-])@$/.test(now);

/** Who is notified of a comment: each mentioned person once, except those removed from the text again. */
export const toldOf = (text: string, mentioned: readonly Offered[]): readonly string[] => [
  ...new Set(mentioned.filter(({ title }) => text.includes(`@${title}`)).map(({ id }) => id)),
];
