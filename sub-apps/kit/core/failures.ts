import type { Text } from '../../../contract/businessFields.ts';
import { CallFailure } from '../../shared/calls.js';
import type { Language } from './types.ts';
import { wordsIn } from './words.ts';

/** There is no description of this application: the installation has none with this name. */
export class MissingApplication extends CallFailure {
  constructor() {
    super(404, '');
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof CallFailure ? error.status : undefined;

/** Whether the record has changed since it was read. */
export const isStale = (error: unknown): boolean => statusOf(error) === 412;

/** Whether a retry may succeed. */
export const mayHelp = (error: unknown): boolean => statusOf(error) !== 403 && statusOf(error) !== 404;

/** A message of the server, which exists in one language only (decision 0056); in the other, that there is one. */
const inLanguage = (error: unknown, language: Language, said: string): string =>
  error instanceof CallFailure && error.language !== language ? wordsIn(language).inOtherLanguage : said;

/** The message shown for a failure. */
export function failureText(error: unknown, language: Language): string {
  const words = wordsIn(language);
  const status = statusOf(error);
  if (status === 0) return words.network;
  if (error instanceof MissingApplication) return words.noApplication;
  if (status === 404) return words.gone;
  const { problems = [], message = '' } = error instanceof CallFailure ? error : {};
  const each = new Set(problems.map((problem) => problem.message));
  const said = [...each].join(language === 'zh' ? '；' : '; ') || message;
  if (said) return inLanguage(error, language, said);
  return status === 403 ? words.forbidden : words.failed;
}

/** The same for a step or a deletion, where somebody else may have been faster. */
export const stepFailureText = (error: unknown, language: Language): string =>
  isStale(error) ? wordsIn(language).movedMeanwhile : failureText(error, language);

/** The same in both languages, for messages that stay visible after the language changes. */
export const failureTexts = (error: unknown): Text => ({ zh: failureText(error, 'zh'), en: failureText(error, 'en') });
export const stepFailureTexts = (error: unknown): Text => ({
  zh: stepFailureText(error, 'zh'),
  en: stepFailureText(error, 'en'),
});

/** The server's messages about fields, by field path. */
export function problemsByField(error: unknown): Record<string, Text> {
  if (!(error instanceof CallFailure)) return {};
  const both = (message: string): Text => ({
    zh: inLanguage(error, 'zh', message),
    en: inLanguage(error, 'en', message),
  });
  const told = error.problems.flatMap(({ message, members }) =>
    (members ?? []).map((member) => [member.replace(/^values\./, ''), both(message)] as const),
  );
  return Object.fromEntries(told);
}
