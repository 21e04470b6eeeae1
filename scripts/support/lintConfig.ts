import { FAMILIES, type Floor, type Target } from '../../lint/floor.ts';
import { GLOBALS_HOMES, PAGE_GLOBALS, REFUSED_GLOBALS } from '../../lint/globals.ts';
import { arrowsOf, SIDES, type Side } from '../../lint/layers.ts';
import { REFUSED_AMONG_NEIGHBOURS, REFUSED_NAMES } from '../../lint/names.ts';
import { SEALED_FLOORS } from '../../lint/portalLayers.ts';

interface Pattern {
  readonly group: readonly string[];
  readonly importNamePattern?: string;
  readonly message: string;
}

const SCHEMA = '../node_modules/@biomejs/biome/configuration_schema.json';

/** A Biome configuration file, as in lint/. */
function configuration(overrides: readonly unknown[]): string {
  return `${JSON.stringify({ $schema: SCHEMA, overrides }, null, 2)}\n`;
}

const styleRule = (includes: readonly string[], name: string, rule: unknown): unknown => ({
  includes,
  linter: { rules: { style: { [name]: rule } } },
});

function globsOf(target: Target): readonly string[] {
  const family = Object.entries(FAMILIES).find(([name]) => name === target)?.[1];
  if (family !== undefined) return family;
  const name = target.slice(target.lastIndexOf('/') + 1);
  return name.endsWith('.ts') ? [`**/${name}`] : [`**/${name}/**`];
}

/** Refused targets with the same advice share one pattern, so that a finding gives it once. */
function patternsOf(floor: Floor, side: Side): Pattern[] {
  const groups = new Map<string, string[]>();
  for (const { to, door, advice } of arrowsOf(floor, side)) {
    if (advice === undefined) continue;
    const exception =
      door === undefined ? [] : [`!**/${door.split('/').slice(-2).join('/')}${door.endsWith('.ts') ? '' : '/**'}`];
    groups.set(advice, [...(groups.get(advice) ?? []), ...globsOf(to), ...exception]);
  }
  const patterns: Pattern[] = [...groups].map(([message, group]) => ({ group, message }));
  if (floor.folder !== REFUSED_AMONG_NEIGHBOURS.floor) return patterns;
  const { pattern, message } = REFUSED_AMONG_NEIGHBOURS;
  return [{ group: ['../*/**', '!../../**'], importNamePattern: pattern, message }, ...patterns];
}

/** A floor has one set of rules for all its files, and one for each folder where refused names are allowed. */
function overridesOf(floor: Floor, side: Side): unknown[] {
  const patterns = patternsOf(floor, side);
  const names = REFUSED_NAMES.filter((refused) => refused.floor === floor.folder);
  const homes = names.flatMap(({ home }) => (home === undefined ? [] : [home]));
  return [floor.folder, ...homes].map((folder) => {
    const refused = names.filter(({ home }) => home !== folder);
    const paths = refused.map(({ from, names: importNames, message }) => [from, { importNames, message }]);
    const options = { ...(paths.length === 0 ? {} : { paths: Object.fromEntries(paths) }), patterns };
    return styleRule([`${folder}/**`], 'noRestrictedImports', { level: 'error', options });
  });
}

/** The content of lint/layers.json: which folder may import what. */
export function layersConfiguration(): string {
  const sealed = SEALED_FLOORS.map(({ folder, only, message }) => {
    const patterns = [{ group: ['**', ...only.map((name) => `!${name}`), '!./**'], message }];
    return styleRule([`${folder}/**`], 'noRestrictedImports', { level: 'error', options: { patterns } });
  });
  return configuration([
    ...sealed,
    ...SIDES.flatMap((side) => side.floors.flatMap((floor) => overridesOf(floor, side))),
  ]);
}

/** The content of lint/globals.json: which globals are refused where. */
export function globalsConfiguration(): string {
  const refuse = (deniedGlobals: unknown): unknown => ({ level: 'error', options: { deniedGlobals } });
  const elsewhere = Object.entries(REFUSED_GLOBALS).filter(([name]) => !PAGE_GLOBALS.names.some((own) => own === name));
  return configuration([
    styleRule(['src/**'], 'noRestrictedGlobals', refuse(REFUSED_GLOBALS)),
    styleRule(GLOBALS_HOMES, 'noRestrictedGlobals', 'off'),
    styleRule([`${PAGE_GLOBALS.folder}/**`], 'noRestrictedGlobals', refuse(Object.fromEntries(elsewhere))),
  ]);
}
