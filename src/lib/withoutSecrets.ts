/** What stands where something was taken out. */
const MASK = '•••';

/**
 * Texts that nobody may read in what is handed over: schemes with their token, tokens in three parts, anything long that
 * only machines write, numbers as long as those of phones and identity cards, and codes of six digits.
 */
const SECRETS: readonly RegExp[] = [
  /\b(?:Bearer|Basic)\s+\S+/gi,
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{24,}/g,
  /(?<!\d)(?!\d{4}-\d\d-\d\d)\+?\d(?:[ -]?\d){9,}[\dXx]?/g,
  /(?<![\d.,:-])\d{3}[ -]?\d{3}(?![\d.,:-])/g,
];

/** The text with whatever looks like a token, a code or a number of somebody taken out. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
