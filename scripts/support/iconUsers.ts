import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

const ICON = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;
/** `export { default as Bell, … } from './icons/bell.mjs'` */
const EXPORT = /export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g;

let users: ReadonlyMap<string, readonly string[]> | null = null;

/** The sources that draw an icon, by the path of its module; null for any other module. */
export function iconUsers(id: string): readonly string[] | null {
  const icon = ICON.exec(id)?.[1];
  if (icon === undefined) return null;
  users ??= readUsers();
  return users.get(icon) ?? [];
}

function readUsers(): Map<string, string[]> {
  const fileOf = new Map<string, string>();
  const barrel = readFileSync(join(ROOT, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  for (const [, names = '', file = ''] of barrel.matchAll(EXPORT))
    for (const name of names.split(',')) fileOf.set(name.trim().replace('default as ', ''), file);
  const found = new Map<string, string[]>();
  for (const name of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const path = join(ROOT, 'src', name);
    for (const [, names = ''] of readFileSync(path, 'utf8').matchAll(IMPORT))
      for (const word of names.split(',')) {
        const file = fileOf.get(word.trim().split(' ')[0] ?? '');
        if (file !== undefined) found.set(file, [...(found.get(file) ?? []), path]);
      }
  }
  return found;
}
