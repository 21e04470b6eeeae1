import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that a developer traces through the code. */
export interface Subject {
  readonly name: string;
  readonly entries: readonly string[];
  /** Files in which reading goes on from file to file. Any other named file is opened, but not followed. */
  readonly followed: RegExp;
  /** Files that are not opened: their names say enough. */
  readonly left: RegExp;
}

const flow = (name: string, ...flows: readonly string[]): Subject => ({
  name,
  entries: flows.flatMap((one) => [`src/sagas/${one}.ts`, `src/features/${one}`]),
  followed: new RegExp(`^src/(sagas|features/(${flows.join('|')}))/`),
  left: /^(contract|src\/(constants|services))\//,
});
export const SUBJECTS: readonly Subject[] = [
  flow('companySwitch', 'companySwitch'),
  flow('sessionRefresh', 'sessionRefresh'),
  flow('realtime', 'realtime'),
  flow('creating a to-do', 'taskForm', 'todoCentre', 'drafts'),
  {
    name: 'its call on the server',
    entries: [
      'contract/tasks.ts',
      'server/src/routes/tasks.ts',
      'server/src/domain/tasks/write.ts',
      'server/src/http/route.ts',
      'server/src/http/registerRoutes.ts',
    ],
    followed: /^server\/src\/(domain|errors|http)\//,
    left: /^server\/src\/(auth|config|db)\b/,
  },
];
/** What every flow and every call passes through, read once: what the terms of docs/architecture.md stand for. */
export const READ_ONCE = new RegExp(
  [
    '^src/(effects|lib|sagas/calls|sagas/waits)/',
    '/(showToast|withChannel)\\.ts$',
    '^contract/(call|common)\\.ts$',
    '^server/src/(errors|http|storage)/',
    '^server/src/domain/(work|services|session|files|page|ids)\\.ts$',
  ].join('|'),
);

/** The files to open for a subject, in the checkout at `root`, by somebody who has read the `known` ones. */
export function filesToOpen(root: string, { entries, followed, left }: Subject, known?: RegExp): string[] {
  const opened = new Set<string>();
  const waiting = entries.flatMap((entry) =>
    entry.endsWith('.ts') ? [entry] : readdirSync(join(root, entry)).map((file) => `${entry}/${file}`),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (opened.has(file) || left.test(file) || known?.test(file)) continue;
    opened.add(file);
    if (!followed.test(file)) continue;
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']*\.tsx?)';/g))
      waiting.push(join(file, '..', to));
  }
  return [...opened].sort();
}
