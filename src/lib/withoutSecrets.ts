/** Replacement for removed text. */
const MASK = '•••';

/**
 * Texts that must not appear in exported data: auth schemes with their token, tokens in three parts, long machine-made
 * strings, numbers as long as phone or identity numbers, and six-digit codes.
 */
/**
 * The text after a word for a password, whatever it looks like; if only a space separates them, it must look like one.
 */
const AFTER_WORD =
  /((?:(?<![a-z])(?:pass(?:word|wd|code|phrase)?|pwd|pin|secret)|密码|口令)\s*(?:[:：=]|(?:is\b|是|为)(?=\s*[\x21-\x7e]))\s*|(?:(?<![a-z])(?:pass(?:word|wd|code|phrase)|pwd|pin)|密码|口令)\s+(?=[^\s，。；]*\d))[^\s，。；]+/gi;

const SECRETS: readonly RegExp[] = [
  /\b(?:Bearer|Basic)\s+\S+/gi,
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{24,}/g,
  /(?<!\d)(?!\d{4}-\d\d-\d\d)\+?\d(?:[ -]?\d){9,}[\dXx]?/g,
  /(?<![\d.,:-])\d{3}[ -]?\d{3}(?![\d.,:-])/g,
];

/** The text with everything that looks like a token, a code or a personal number removed. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, secret) => rest.replaceAll(secret, MASK), text.replace(AFTER_WORD, `$1${MASK}`));
