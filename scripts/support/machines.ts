import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../../src/lib/machine.ts';
import { ROOT } from './run.ts';

/** A machine, the file that declares it, and its comment. */
export interface FoundMachine {
  readonly machine: Machine;
  readonly file: string;
  readonly comment: string;
}

function isMachine(value: unknown): value is Machine {
  return typeof value === 'object' && value !== null && 'flow' in value && 'initial' in value && 'transitions' in value;
}

/** The text of the last doc comment that ends right before `export const <name>`, on one line. */
function commentBefore(source: string, name: string): string {
  const before = source.slice(0, source.indexOf(`export const ${name}`)).trimEnd();
  const start = before.lastIndexOf('/**');
  if (!before.endsWith('*/') || start < 0) return '';
  const lines = before.slice(start + 3, -2).split('\n');
  return lines
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();
}

/** Every source that declares a machine: those of the flows, and those of the parts that flows share. */
async function machineFiles(): Promise<string[]> {
  const features = await readdir(join(ROOT, 'src/features'), { recursive: true });
  const parts = ['loading', 'paging', 'submission'].map((name) => `src/lib/${name}.ts`);
  return [...features.filter((name) => name.endsWith('Machine.ts')).map((name) => `src/features/${name}`), ...parts];
}

/** Every machine, sorted by name. */
export async function findMachines(): Promise<FoundMachine[]> {
  const files = await machineFiles();
  const found = await Promise.all(
    files.map(async (file) => {
      const [source, module] = await Promise.all([
        readFile(join(ROOT, file), 'utf8'),
        import(join(ROOT, file)) as Promise<Record<string, unknown>>,
      ]);
      return Object.entries(module).flatMap(([name, value]) =>
        isMachine(value) ? [{ machine: value, file, comment: commentBefore(source, name) }] : [],
      );
    }),
  );
  return found.flat().sort((a, b) => a.machine.flow.localeCompare(b.machine.flow, 'en'));
}
