import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from './run.ts';

/** The folder from which all applications of the kit load shared files. */
const SHARED = 'kit/assets';
const ENTRY = 'entry:';
const MAIN = join(ROOT, 'sub-apps/kit/main.tsx');
/** Code that changes only when a library is updated. */
const VENDOR = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|lucide-react)[\\/]/;
/** Code that every page of an application needs; forms, boards and custom screens are loaded on demand. */
const ALWAYS = /sub-apps[\\/](shared|kit[\\/](core|common|list|detail|[\w.]+$))/;

/** An entry for each module: all are the kit, which derives its module from its address. */
const entries: Plugin = {
  name: 'atrium:kit-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${ENTRY}`) ? `import ${JSON.stringify(MAIN)};` : null),
};

/**
 * The page of an application: its entry, and everything that the entry needs at once, so that nothing waits for another
 * file.
 */
function pageOf(entry: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string {
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const each of chunks.get(name)?.imports ?? []) need(each);
  };
  need(entry.fileName);
  needed.delete(entry.fileName);
  const styles = [entry.fileName, ...needed].flatMap((name) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ]);
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <link rel="icon" href="data:," />',
    ...styles.map((name) => `    <link rel="stylesheet" href="/micro/${name}" />`),
    ...[...needed].map((name) => `    <link rel="modulepreload" href="/micro/${name}" />`),
    `    <script type="module" src="/micro/${entry.fileName}"></script>`,
    // Each sets its title once it knows its name, in the requested language.
    '    <title></title>',
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Builds the applications of the kit in one go: an entry for each, and the rest in one folder, under content-hashed
 * names, so that a second application finds it in the cache.
 */
export async function buildKit(modules: readonly string[], target: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: join(ROOT, 'sub-apps'),
    base: '/micro/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), entries],
    build: {
      outDir: target,
      emptyOutDir: false,
      target: 'es2022',
      assetsDir: SHARED,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((module) => [module, ENTRY + module])),
        output: {
          entryFileNames: '[name]/assets/main-[hash].js',
          chunkFileNames: `${SHARED}/[name]-[hash].js`,
          assetFileNames: `${SHARED}/[name]-[hash][extname]`,
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR },
              { name: 'kit', test: ALWAYS },
            ],
          },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('the applications were built as more than one');
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  for (const module of modules) {
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === module);
    if (!entry) throw new Error(`${module} has no entry`);
    await mkdir(join(target, module), { recursive: true });
    await writeFile(join(target, module, 'index.html'), pageOf(entry, chunks));
  }
}
