import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const filesIn = (folder: string): [string, string][] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), readFileSync(join(ROOT, folder, file), 'utf8')]);
const sources = new Map(filesIn('src/sagas'));

/** Slices that no flow owns: they remember what these report. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  applicationUse: ['subAppWarmUp'],
  company: ['workbench'],
  device: ['session', 'tour'],
  heldDeeds: ['task'],
  paletteUse: ['palette'],
  supervisor: ['areas', 'supervise'],
};

/** The owners for whom code that flows share reports what has happened. */
const SPEAKS_FOR: Readonly<Record<string, readonly string[]>> = {
  'calls/callApi': ['sessionRefresh'],
  'steps/enterCompany': ['companySwitch', 'clock'],
  'steps/frameErrors': ['subApp'],
  'steps/frames': ['subApp'],
  'steps/leaveForLogin': ['session'],
  'steps/offerAct': ['feedback'],
  'steps/openSession': ['session', 'permissions'],
  'steps/refreshConfiguration': ['session', 'permissions', 'clock'],
  'steps/panel': ['notificationDialog'],
  'waits/askConfirmation': ['feedback'],
};

/** The sibling files that a file imports, at once or when it needs them. */
const neighboursOf = (name: string): string[] =>
  [...(sources.get(name) ?? '').matchAll(/(?: from |\bimport\()'\.\/(\w+)\.ts'/g)].map(
    ([, neighbour = '']) => neighbour,
  );
const lists = [...sources.keys()].filter((name) => name === 'root' || name.endsWith('Flows'));
/** What runs the flows, and watches their effects. */
const RUNNERS = ['supervise', 'crashedEffect'];
const flows = new Set(lists.flatMap(neighboursOf).filter((name) => !RUNNERS.includes(name)));
/** What flows share, each file on its own, and what runs them. */
const shared = [...RUNNERS, ...[...sources.keys()].filter((name) => name.includes('/'))];

/** A flow's file, and the sibling files that are parts of it. */
function filesOf(flow: string): string[] {
  const files = new Set([flow]);
  const isPart = (name: string): boolean => !flows.has(name) && !shared.includes(name);
  for (const file of flow.includes('/') ? [] : files)
    for (const part of neighboursOf(file).filter(isPart)) files.add(part);
  return [...files];
}

/** The type of an event; null for anything else that a file of `src/features` exports. */
const typeOf = (value: unknown): string | null =>
  typeof value === 'function' && 'type' in value && 'match' in value ? String(value.type) : null;
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The events that the functions of a table make. */
function typesIn(table: unknown): string[] {
  if (typeof table !== 'object' || table === null || Symbol.toStringTag in table) return [];
  return Object.values(table).flatMap((make: unknown) => {
    if (typeof make !== 'function' || make.length > 0 || typeOf(make) !== null) return [];
    const type: unknown = memberOf(make(), 'type');
    return typeof type === 'string' ? type : [];
  });
}

/** What the names that a file imports from `src/features` stand for. */
async function importsOf(text: string): Promise<ReadonlyMap<string, unknown>> {
  const known = new Map<string, unknown>();
  const imports = text.matchAll(/^import (?:\{([^}]*)\}|\* as (\w+)) from '(?:\.\.\/)+(features\/[^']*)';$/gm);
  for (const [, names, namespace, path] of imports) {
    const module: unknown = await import(join(ROOT, 'src', path ?? ''));
    if (namespace !== undefined) known.set(namespace, module);
    for (const one of names?.split(',') ?? []) known.set(one.trim(), memberOf(module, one.trim()));
  }
  return known;
}

/**
 * The events that a file makes, or names as an entry of a table to make them later, all of which are put; and those
 * that it names anywhere else, which it listens to.
 */
async function eventsOf(text: string): Promise<{ put: string[]; heard: string[] }> {
  const known = await importsOf(text);
  const put: string[] = [];
  const heard: string[] = [];
  const code = text.replaceAll(/^import [\s\S]*?;$|^\s*\/\*\*[\s\S]*?\*\/|\/\/ .*/gm, '');
  for (const { 0: words, index } of code.matchAll(/(?<!\.)\b\w+(?:\.\w+)*/g)) {
    const [first = '', ...path] = words.split('.');
    let value = known.get(first);
    if (path.length === 0) put.push(...typesIn(value));
    while (path.length > 0 && typeOf(value) === null) value = memberOf(value, path.shift() ?? '');
    const type = typeOf(value);
    if (type === null) continue;
    const after = code[index + words.length];
    const isMade = path.length === 0 && (after === '(' || /\w: $/.test(code.slice(0, index)));
    (isMade ? put : heard).push(type);
  }
  return { put, heard };
}

async function deedsOf(flow: string): Promise<{ put: Set<string>; heard: Set<string> }> {
  const parts = await Promise.all(filesOf(flow).map((file) => eventsOf(sources.get(file) ?? '')));
  return { put: new Set(parts.flatMap(({ put }) => put)), heard: new Set(parts.flatMap(({ heard }) => heard)) };
}
const ownerOf = (event: string): string => event.split('/')[0] ?? '';

describe('a file of src/sagas', () => {
  it('is a flow, a list of flows, or a part of one flow; everything else is in a folder named after what it does', () => {
    const parts = [...sources.keys()].filter((name) => ![...flows, ...lists, ...shared].includes(name));
    const strangers = parts.filter((name) => [...flows].filter((flow) => filesOf(flow).includes(name)).length !== 1);
    // The flow of the replay page, which runs on its own.
    assert.deepEqual(strangers, ['replayDesk']);
  });
});

describe('an event has one owner', async () => {
  const programs = [...flows, ...shared];
  const deeds = new Map(await Promise.all(programs.map(async (name) => [name, await deedsOf(name)] as const)));
  const pressed = await Promise.all(filesIn('src/views').map(([, text]) => eventsOf(text)));
  /** What a person does on a screen. A key, a command or an application may do it in their name. */
  const ofPerson = new Set(pressed.flatMap(({ put }) => put));
  /** By file: what it puts although another owns it, does not listen to it, and no person could have done it. */
  const strange = new Map(
    [...deeds].map(([name, { put }]) => [
      name,
      [...put].filter(
        (event) => ownerOf(event) !== name && !ofPerson.has(event) && !deeds.get(ownerOf(event))?.heard.has(event),
      ),
    ]),
  );
  const isExplained = (name: string, event: string): boolean =>
    WRITERS[ownerOf(event)]?.includes(name) === true || SPEAKS_FOR[name]?.includes(ownerOf(event)) === true;

  it('finds the flows, what they share, and what both put', () => {
    assert.ok(flows.size > 35);
    assert.ok([...flows].filter((name) => deeds.get(name)?.put.size).length > 30);
    assert.ok(shared.filter((name) => deeds.get(name)?.put.size).length > 15);
  });
  it('what has happened is reported by its owner; others put only what the owner listens to, or what a person could do', () => {
    const unexplained = [...strange].flatMap(([name, events]) =>
      events.filter((event) => !isExplained(name, event)).map((event) => `${name} puts ${event}`),
    );
    assert.deepEqual(unexplained, [], 'let its owner put it, or a step in src/sagas/steps that speaks for the owner');
  });
  it('sees an event that is put from a table, of the file’s own or of a feature', () => {
    assert.ok(deeds.get('sessionRefresh')?.put.has('sessionRefresh/hostTokenRefreshed'));
    assert.ok(deeds.get('palette')?.put.has('shell/keysOpened'));
    assert.ok(deeds.get('subApp')?.put.has('shell/keysOpened'));
  });
  it('knows what a person does on a screen', () => {
    assert.ok(ofPerson.has('shell/keysOpened'));
    assert.ok(!ofPerson.has('ownPicture/pictureFetched'));
  });
  it('no exception is unused, and a slice that has writers has no flow', () => {
    const puts = (name: string, isIt: (event: string) => boolean): boolean => strange.get(name)?.some(isIt) === true;
    const obsolete = [
      ...Object.entries(WRITERS).flatMap(([owner, names]) =>
        names.filter((name) => flows.has(owner) || !puts(name, (one) => ownerOf(one) === owner)),
      ),
      ...Object.entries(SPEAKS_FOR).flatMap(([name, owners]) =>
        owners.filter((owner) => !flows.has(owner) || !puts(name, (one) => ownerOf(one) === owner)),
      ),
    ];
    assert.deepEqual(obsolete, []);
  });
});

describe('the ending of an event tells whose it is', async () => {
  const types = new Set<string>();
  const collect = (value: unknown, depth: number): void => {
    const type = typeOf(value);
    if (type !== null) types.add(type);
    else if (typeof value === 'object' && value !== null && depth > 0)
      for (const member of Object.values(value)) collect(member, depth - 1);
  };
  for (const [file] of filesIn('src/features')) collect(await import(join(ROOT, 'src/features', `${file}.ts`)), 2);
  const endsOf = (type: string): string[] => ['Loaded', 'Failed'].map((end) => type.replace(/Requested$/, end));

  it('finds the events', () => assert.ok(types.size > 900));
  it('`…Requested` is a load that has begun, and ends; a wish is `…Wanted`', () => {
    const wishes = [...types].filter(
      (type) => type.endsWith('Requested') && !endsOf(type).every((end) => types.has(end)),
    );
    assert.deepEqual(wishes, []);
  });
});
