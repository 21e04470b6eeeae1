import type { TaskValues } from '../task/taskValues.ts';

/** What people see as one thing of a form, and the values it is kept in. */
const PARTS = {
  title: ['title'],
  degreeType: ['degreeType'],
  startedAt: ['startedAt'],
  endAt: ['endAt'],
  executors: ['executors'],
  reminder: ['isWarming', 'warmingTime', 'warmingType'],
  isSynchronizeDate: ['isSynchronizeDate'],
  description: ['description'],
  attachments: ['attachments'],
} as const satisfies Record<string, readonly (keyof TaskValues)[]>;
export type TaskPart = keyof typeof PARTS;

/** A part that was saved elsewhere with another content while the form was open. */
export interface OtherVersion {
  part: TaskPart;
  saved: TaskValues;
  own: TaskValues;
  /** Whether the form now holds what was saved, in place of its own. */
  isTaken: boolean;
}

/** The values with one part of another version. */
export function withPart(values: TaskValues, part: TaskPart, from: TaskValues): TaskValues {
  return { ...values, ...Object.fromEntries(PARTS[part].map((name) => [name, from[name]])) };
}

/** The part's content, in a form in which equal contents are equal texts. */
function contentOf(values: TaskValues, part: TaskPart): string {
  if (part === 'executors') return JSON.stringify(values.executors.map(({ userId }) => userId).sort());
  if (part === 'attachments') return JSON.stringify(values.attachments.map(({ blobName }) => blobName));
  if (part === 'reminder' && !values.isWarming) return 'off';
  return JSON.stringify(PARTS[part].map((name) => values[name]));
}

/**
 * Brings what was saved elsewhere and what is in the form together: a part that only the others have changed is theirs,
 * any other the form's own. Which parts differ is told, so that the person chooses.
 *
 * @param base - what the form began with; it says nothing about a draft that is older.
 */
export function mergeVersions(
  base: TaskValues,
  own: TaskValues,
  saved: TaskValues,
): { values: TaskValues; others: OtherVersion[] } {
  const isOnBase = own.stamp === base.stamp;
  let values: TaskValues = { ...own, stamp: saved.stamp };
  const others: OtherVersion[] = [];
  for (const part of Object.keys(PARTS) as TaskPart[]) {
    const [was, is, will] = [base, saved, own].map((version) => contentOf(version, part));
    if (is === will || (isOnBase && was === is)) continue;
    const isTaken = isOnBase && was === will;
    if (isTaken) values = withPart(values, part, saved);
    others.push({ part, saved, own, isTaken });
  }
  return { values, others };
}
