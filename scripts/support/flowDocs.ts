import { type FoundMachine, findMachines } from './machines.ts';

type Target = string | readonly string[];

/** Stands for every status that does not name the event itself. */
const ANY = 'any status';

/** The arrows of one row; `from` is the status, or null for the row that holds in any. */
function arrowsOf({ machine }: FoundMachine, from: string | null): [arrow: string, event: string][] {
  const row: Readonly<Record<string, Target>> = from === null ? machine.any : (machine.transitions[from] ?? {});
  return Object.entries(row).flatMap(([event, target]) => {
    if (from === null && target === 'stays') return [[`any --> any`, event]];
    const named = target === 'stays' ? (from ?? ANY) : target === 'anew' ? machine.initial : target;
    return [named].flat().map((to): [string, string] => [`${from ?? 'any'} --> ${to}`, event]);
  });
}

/** One arrow per pair of statuses, labelled with every event that leads along it. */
function diagram(found: FoundMachine): string {
  const arrows = new Map<string, string[]>();
  const rows = [...Object.keys(found.machine.transitions), null];
  for (const [arrow, event] of rows.flatMap((from) => arrowsOf(found, from)))
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  const any = Object.keys(found.machine.any).length > 0 ? [`  state "${ANY}" as any`] : [];
  return ['```mermaid', 'stateDiagram-v2', ...any, `  [*] --> ${found.machine.initial}`, ...lines, '```'].join('\n');
}

function section(found: FoundMachine): string {
  const heading = `## ${found.machine.flow}\n\n[${found.file}](../${found.file})`;
  return [heading, found.comment, diagram(found)].filter((part) => part !== '').join('\n\n');
}

/** The content of docs/flows.md: one section per machine, drawn from the tables alone. */
export async function flowsDocument(): Promise<string> {
  const machines = await findMachines();
  const intro = [
    '# Flows',
    'Drawn from the machines in `src/features` by `npm run docs`; do not edit. `npm run check` fails when a machine',
    'and this page disagree. An event without an arrow from a status is refused there: the state stays the same object. An',
    'arrow from *any status* holds wherever the status has none of its own for the event.',
  ].join('\n');
  return `${[intro, ...machines.map(section)].join('\n\n')}\n`;
}
