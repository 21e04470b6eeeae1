import { REQUIREMENT_GROUPS, REQUIREMENTS } from '../../docs/requirements/groups.ts';
import type { Requirement } from '../../docs/requirements/row.ts';
import { type CitedTest, citedTests } from './citedTests.ts';

/**
 * Mismatches between rows and tests: an id that has no row, a row with neither a test nor a reason why it is not built,
 * an id used twice.
 */
export function requirementFaults(tests: readonly CitedTest[]): string[] {
  const ids: readonly string[] = REQUIREMENTS.map(({ id }) => id);
  const cited = new Set(tests.flatMap((test) => test.ids));
  const unknown = tests.flatMap(({ file, name, ids: named }) =>
    named.filter((id) => !ids.includes(id)).map((id) => `${file}: “${name}” cites ${id}, which is no requirement.`),
  );
  const unproven = REQUIREMENTS.filter(({ id, notBuilt }) => notBuilt === undefined && !cited.has(id)).map(
    ({ id }) => `${id}: no test cites it, and it does not say why it is not built.`,
  );
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two rows have this id.`);
  return [...unknown, ...unproven, ...twice];
}

/** The tests of one file on one line: a link and their names, those of each group after its name. */
function proofs(tests: readonly CitedTest[]): string[] {
  const byFile = new Map<string, string[]>();
  let last = '';
  for (const { file, group, name } of tests) {
    const isNew = group !== '' && `${file} ${group}` !== last;
    byFile.set(file, [...(byFile.get(file) ?? []), isNew ? `*${group}:* ${name}` : name]);
    last = `${file} ${group}`;
  }
  return [...byFile].map(([file, names]) => `- [${file.slice('tests/'.length)}](../${file}): ${names.join(' · ')}`);
}

function state({ inPart, notBuilt }: Requirement): string {
  if (notBuilt !== undefined) return `\n\n**Not built yet:** ${notBuilt}`;
  return inPart === undefined ? '' : `\n\n**In part:** ${inPart}`;
}

function section(row: Requirement, tests: readonly CitedTest[]): string {
  const proving = proofs(tests.filter(({ ids }) => ids.includes(row.id)));
  const text = `### ${row.id}\n\n${row.beyond ? '(+) ' : ''}${row.text}${state(row)}`;
  return [text, ...(proving.length === 0 ? [] : [proving.join('\n')])].join('\n\n');
}

function overview(): string {
  const links = (some: readonly Requirement[]): string =>
    some.map(({ id }) => `[${id}](#${id.toLowerCase()})`).join(', ');
  const absent = REQUIREMENTS.filter(({ notBuilt }) => notBuilt !== undefined);
  const partly = REQUIREMENTS.filter(({ inPart, notBuilt }) => inPart !== undefined && notBuilt === undefined);
  return [
    `Of ${REQUIREMENTS.length} requirements, ${REQUIREMENTS.length - absent.length - partly.length} are built and proven.`,
    `${partly.length} are built or proven only in part: ${links(partly)}.`,
    ...(absent.length === 0 ? [] : [`${absent.length} are not built yet: ${links(absent)}.`]),
  ].join('\n\n');
}

/** The content of docs/requirements.md. Throws if rows and tests do not match. */
export async function requirementsDocument(): Promise<string> {
  const tests = await citedTests();
  const faults = requirementFaults(tests);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const intro = [
    '# Requirements',
    'What the product must do, one numbered row each, and the tests that prove it. Tests carry the numbers in their names.',
    'The rows are in `docs/requirements/`; `npm run docs` finds the tests and writes this page, and `npm run check` fails if a',
    'test cites an unknown number, a row has neither a test nor a reason, or the page is out of date. “(+)” marks what goes',
    'beyond the specification. In a name, “…” stands for what each case of a table fills in.',
    '',
    'Code and tests also cite the sections of the product’s specification: §1 purpose, §2 screens and routes, §3 entities and',
    'stored keys, §4 states and transitions, §5 validation, §6 permissions, §7 calls, §8 errors and texts, §9 constants.',
  ].join('\n');
  const groups = REQUIREMENT_GROUPS.map(({ title, rows: own }) =>
    [`## ${title}`, ...own.map((row) => section(row, tests))].join('\n\n'),
  );
  return `${[intro, overview(), ...groups].join('\n\n')}\n`;
}
