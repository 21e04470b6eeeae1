import { type FoundMachine, findMachines } from './machines.ts';

interface Row {
  readonly from: string;
  readonly event: string;
  readonly to: readonly string[];
}

function rowsOf({ machine }: FoundMachine): Row[] {
  return Object.entries(machine.transitions).flatMap(([from, row]) =>
    Object.entries(row).map(([event, to]) => ({ from, event, to: to === undefined ? [] : [to].flat() })),
  );
}

/** One arrow per pair of statuses, labelled with every event that leads along it. */
function diagram(found: FoundMachine): string {
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of rowsOf(found)) {
    for (const next of to) {
      const arrow = `${from} --> ${next}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
    }
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${found.machine.initial}`, ...lines, '```'].join('\n');
}

function table(found: FoundMachine): string {
  const rows = rowsOf(found).map(({ from, event, to }) => `| ${from} | ${event} | ${to.join(' or ')} |`);
  return ['| status | event | next |', '|---|---|---|', ...rows].join('\n');
}

function section(found: FoundMachine): string {
  const heading = `## ${found.machine.flow}\n\n[${found.file}](../${found.file})`;
  return [heading, found.comment, diagram(found), table(found)].filter((part) => part !== '').join('\n\n');
}

/** What docs/flows.md must hold: one section per machine, drawn from the tables alone. */
export async function flowsDocument(): Promise<string> {
  const machines = await findMachines();
  const intro = [
    '# Flows',
    'Drawn from the machines in `src/features` by `npm run docs`; do not edit. `npm run check` fails when a machine',
    'and this page disagree. An event missing from the row of a status is refused there: the state stays the same object.',
  ].join('\n');
  return `${[intro, ...machines.map(section)].join('\n\n')}\n`;
}
