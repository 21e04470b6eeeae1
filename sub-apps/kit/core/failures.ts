import type { Text } from '../../../contract/businessFields.ts';
import { CallFailure } from '../../shared/calls.js';
import type { Language } from './types.ts';
import { wordsIn } from './words.ts';

/** Nobody describes this application: the installation has none of its name. */
export class MissingApplication extends CallFailure {
  constructor() {
    super(404, '');
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof CallFailure ? error.status : undefined;

/** Whether the record has changed since it was read. */
export const isStale = (error: unknown): boolean => statusOf(error) === 412;

/** Whether the same call may do better a little later. */
export const mayHelp = (error: unknown): boolean => statusOf(error) !== 403 && statusOf(error) !== 404;

/** What a person is told of a failure. */
export function failureText(error: unknown, language: Language): string {
  const words = wordsIn(language);
  const status = statusOf(error);
  if (status === 0) return words.network;
  if (error instanceof MissingApplication) return words.noApplication;
  if (status === 404) return words.gone;
  const { problems = [], message = '' } = error instanceof CallFailure ? error : {};
  const each = new Set(problems.map((problem) => problem.message));
  const said = [...each].join(language === 'zh' ? '；' : '; ') || message;
  if (said) return said;
  return status === 403 ? words.forbidden : words.failed;
}

/** The same of a step or of a deletion, where somebody else may have been faster. */
export const stepFailureText = (error: unknown, language: Language): string =>
  isStale(error) ? wordsIn(language).movedMeanwhile : failureText(error, language);

/** The same in both languages, for what is still said after another one has been chosen. The server's own sentences are in one alone. */
export const failureTexts = (error: unknown): Text => ({ zh: failureText(error, 'zh'), en: failureText(error, 'en') });
export const stepFailureTexts = (error: unknown): Text => ({
  zh: stepFailureText(error, 'zh'),
  en: stepFailureText(error, 'en'),
});

/** What the server says beside which field, by the paths of fields. */
export function problemsByField(error: unknown): Record<string, Text> {
  if (!(error instanceof CallFailure)) return {};
  const told = error.problems.flatMap(({ message, members }) =>
    (members ?? []).map((member) => [member.replace(/^values\./, ''), { zh: message, en: message }] as const),
  );
  return Object.fromEntries(told);
}
