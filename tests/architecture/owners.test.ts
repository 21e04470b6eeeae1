import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const SAGAS = join(ROOT, 'src/sagas');
const sources = new Map(
  readdirSync(SAGAS)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.slice(0, -'.ts'.length), readFileSync(join(SAGAS, file), 'utf8')]),
);

/** What a flow reports although another flow owns the event, and why that is right. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The previous page hands over its ticket.
  verifyPhone: ['resetPassword/ticketGiven'],
  // The tab that the dialog was opened for takes its intent.
  scheduleCalendar: ['notificationDialog/dialogIntentTaken'],
  todoCentre: ['notificationDialog/dialogIntentTaken'],
  // All lists hear about a task under one name, whatever has changed it.
  taskForm: ['task/taskSaved'],
  // The header's slice holds the picture; the flow that fetches it is loaded later.
  ownPicture: ['shell/pictureFetched', 'shell/pictureDropped'],
  // The entry waits for it with some areas; the flow loads with the shell.
  shellRest: ['shell/shellRested'],
  // An application in front leaves no part of the header open.
  subApp: ['shell/popoverClosed'],
  // The entry has to know whether the palette is open before its chunk has loaded.
  palette: ['shell/paletteClosed'],
  // Likewise for the chat, which an application may ask for.
  aiChat: ['shell/chatOffered'],
  // The settings have to know whether there is such a switch before its chunk has loaded.
  push: ['shell/pushOffered'],
  subAppRequests: ['shell/chatToggled'],
  // Two flows over one slice: the life cycles of the frames, and which of them a page shows.
  subAppPages: ['subApp/frameShown', 'subApp/frameMoved', 'subApp/frameHidden'],
};

/** The sibling files that a file imports. */
const neighboursOf = (name: string): string[] =>
  [...(sources.get(name) ?? '').matchAll(/ from '\.\/(\w+)\.ts';/g)].map(([, neighbour = '']) => neighbour);
const lists = [...sources.keys()].filter((name) => name === 'root' || name.endsWith('Flows'));
const flows = new Set(lists.flatMap(neighboursOf).filter((name) => name !== 'supervise'));

/** A flow's file, and the sibling files that are parts of it. */
function filesOf(flow: string): string[] {
  const files = new Set([flow]);
  for (const file of files) for (const part of neighboursOf(file)) if (!flows.has(part)) files.add(part);
  return [...files];
}

/** The text of every `put(…)` in a program. */
function putsIn(code: string): string[] {
  return [...code.matchAll(/\bput\(/g)].map(({ index }) => {
    let end = index + 'put('.length;
    for (let depth = 1; depth > 0 && end < code.length; end += 1)
      if (code[end] === '(') depth += 1;
      else if (code[end] === ')') depth -= 1;
    return code.slice(index, end);
  });
}

/** The type of an event; null for anything else that a file of `src/features` exports. */
const typeOf = (value: unknown): string | null =>
  typeof value === 'function' && 'type' in value && 'match' in value ? String(value.type) : null;
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The events that a file puts, and those that it names anywhere else, which it listens to. */
async function eventsOf(name: string): Promise<{ put: string[]; heard: string[] }> {
  const text = sources.get(name) ?? '';
  const known = new Map<string, unknown>();
  const imports = text.matchAll(/^import (?:\{([^}]*)\}|\* as (\w+)) from '\.\.(\/features\/[^']*)';$/gm);
  for (const [, names, namespace, path] of imports) {
    const module: unknown = await import(join(ROOT, `src${path}`));
    if (namespace !== undefined) known.set(namespace, module);
    for (const one of names?.split(',') ?? []) known.set(one.trim(), memberOf(module, one.trim()));
  }
  const named = (code: string): string[] =>
    [...code.matchAll(/\b(\w+)(?:\.(\w+))?/g)].flatMap(([, word = '', member = '']) => {
      const value = known.get(word);
      return typeOf(value) ?? typeOf(memberOf(value, member)) ?? [];
    });
  const code = text.replaceAll(/^import [\s\S]*?;$/gm, '');
  const puts = putsIn(code);
  return { put: puts.flatMap(named), heard: named(puts.reduce((rest, put) => rest.replace(put, ''), code)) };
}

async function deedsOf(flow: string): Promise<{ put: Set<string>; heard: Set<string> }> {
  const parts = await Promise.all(filesOf(flow).map(eventsOf));
  return { put: new Set(parts.flatMap(({ put }) => put)), heard: new Set(parts.flatMap(({ heard }) => heard)) };
}
const ownerOf = (event: string): string => event.split('/')[0] ?? '';

describe('an event has one owner', async () => {
  const deeds = new Map(await Promise.all([...flows].map(async (flow) => [flow, await deedsOf(flow)] as const)));
  /** By flow: what it puts although another flow owns it and does not listen to it, except requests by their names. */
  const strange = new Map(
    [...deeds].map(([flow, { put }]) => {
      const others = [...put].filter((event) => ownerOf(event) !== flow && deeds.has(ownerOf(event)));
      return [
        flow,
        others.filter((event) => !/(Wanted|Requested)$/.test(event) && !deeds.get(ownerOf(event))?.heard.has(event)),
      ];
    }),
  );

  it('finds the flows and what they put', () => {
    assert.ok(flows.size > 35);
    assert.ok([...deeds.values()].filter(({ put }) => put.size > 0).length > 30);
  });
  it('lets a flow put what it owns, and only what another flow listens to; steps report for both', () => {
    const unexplained = [...strange].flatMap(([flow, events]) =>
      events.filter((event) => !EXCEPTIONS[flow]?.includes(event)).map((event) => `${flow} puts ${event}`),
    );
    assert.deepEqual(unexplained, [], 'let its owner put it, or a step in src/sagas/steps');
  });
  it('no exception is unused', () => {
    const obsolete = Object.entries(EXCEPTIONS).flatMap(([flow, events]) =>
      deeds.has(flow) ? events.filter((event) => !strange.get(flow)?.includes(event)) : [],
    );
    assert.deepEqual(obsolete, []);
  });
});
