import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type CssColor, transform } from 'lightningcss';
import { cssVariables } from '../../src/theme/cssVariables.ts';
import { ROOT } from './run.ts';

/** The only module whose classes every view may use: styles of one or two properties, too small for a component. */
const SHARED = 'looks.module.css';
const NO_COLOUR = /^(currentcolor|transparent)$/i;
const HEX = /#[\da-f]{3,8}\b/gi;
/** A colour function with literal numbers; `oklch(var(--avatarBg) var(--h))` takes them from the theme. */
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!(?:\s*var\([^)]*\))+\s*\))/gi;
const TEXT = /\bclassName=(?:"[^"]*"|\{'[^']*'\})/g;

interface Sheet {
  readonly classes: readonly string[];
  /** The custom properties that it reads and sets. */
  readonly read: ReadonlySet<string>;
  readonly set: ReadonlySet<string>;
  readonly colours: readonly string[];
}

const isModule = (file: string): boolean => file.endsWith('.module.css');

/** Whether a word names a colour; the CSS parser knows all names. */
function isColour(word: string): boolean {
  let found = false;
  const Color = (colour: CssColor) => {
    // System colours come as strings. One is called `background`, which in a transition is the name of a property.
    found = typeof colour === 'object';
  };
  transform({ filename: 'word.css', code: Buffer.from(`a { color: ${word} }`), visitor: { Color } });
  return found && !NO_COLOUR.test(word);
}

/** The literal colours in a sheet. */
function coloursIn(css: string): string[] {
  const values = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/:\s*([^:;{}]+)[;}]/g)].map(
    ([, value = '']) => value,
  );
  const text = values.join('\n').replaceAll(/--[\w-]+|"[^"]*"/g, '');
  const words = new Set(text.match(/(?<![\w-])[a-z]+(?![\w(-])/gi));
  return [...[HEX, COLOUR_FUNCTION].flatMap((raw) => text.match(raw) ?? []), ...[...words].filter(isColour)];
}

/** The classes, custom properties and colours of a style sheet. Throws if it cannot be parsed. */
function readSheet(css: string, filename: string): Sheet {
  const read = new Set<string>();
  const set = new Set<string>();
  const { exports } = transform({
    filename,
    code: Buffer.from(css),
    cssModules: { pattern: '[local]', animation: false, container: false, customIdents: false, grid: false },
    visitor: {
      Variable: ({ name }) => void read.add(name.ident),
      Declaration: { custom: ({ name }) => void set.add(name) },
    },
  });
  return { classes: Object.keys(exports ?? {}), read, set, colours: coloursIn(css) };
}

/** The paths and texts of all files under a folder. */
async function textsOf(folder: string): Promise<(readonly [file: string, text: string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')] as const));
}

/** The modules that a view imports, by their local names. */
function modulesOf(code: string, file: string): [name: string, path: string][] {
  const found = code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...found].map(([, name = '', path = '']) => [name, resolve(dirname(file), path)]);
}

/**
 * Faults in the styles of a folder of views, one line each: a class that is unused, undefined or written as text, a
 * module of another folder, a literal colour (also in code), a custom property that neither theme nor view sets.
 */
export async function styleFaults(folder: string, theme: readonly string[]): Promise<string[]> {
  const texts = await textsOf(folder);
  const sheets = new Map(
    texts.filter(([file]) => file.endsWith('.css')).map(([file, css]) => [file, readSheet(css, basename(file))]),
  );
  const used = new Set<string>();
  const set = new Set([...theme, ...[...sheets.values()].flatMap((sheet) => [...sheet.set])]);
  const faults: string[] = [];
  const fault = (file: string, words: string) => faults.push(`${relative(folder, file)}: ${words}`);

  for (const [file, code] of texts.filter(([name]) => /\.tsx?$/.test(name))) {
    for (const [text] of code.matchAll(TEXT)) fault(file, `${text} is text: take it from a module.`);
    for (const [, name = ''] of code.matchAll(/'(--[\w-]+)': /g)) set.add(name);
    for (const [colour] of code.matchAll(HEX)) fault(file, `${colour} is a colour: take it from src/theme.`);
    const body = code.replaceAll(/^import .*$/gm, '');
    for (const [name, path] of modulesOf(code, file)) {
      const module = basename(path);
      if (dirname(path) !== dirname(file) && module !== SHARED)
        fault(file, `${module} is another folder's: use the component that it belongs to.`);
      for (const [, one] of body.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g'))) {
        if (one === undefined) fault(file, `name classes as ${name}.header, so that it is seen which are used.`);
        else if (!sheets.get(path)?.classes.includes(one)) fault(file, `${module} has no class ${one}.`);
        used.add(`${path} ${one}`);
      }
    }
  }
  for (const [file, { classes, read, colours }] of sheets) {
    const unused = classes.filter((name) => !used.has(`${file} ${name}`));
    for (const name of isModule(file) ? unused : []) fault(file, `nobody uses the class ${name}.`);
    for (const name of read) if (!set.has(name)) fault(file, `neither theme nor view sets ${name}.`);
    for (const colour of colours) fault(file, `${colour} is a colour: take it from src/theme as var(--name).`);
  }
  return faults;
}

/** Faults in plain style sheets, whose classes the code names as text: classes that are unused or undefined. */
export async function plainStyleFaults(folder: string): Promise<string[]> {
  const texts = await textsOf(folder);
  const code = texts.filter(([file]) => /\.(?:tsx?|js|html)$/.test(file));
  const words = new Set(code.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []));
  const defined = new Set<string>();
  const faults: string[] = [];
  for (const [file, css] of texts.filter(([name]) => name.endsWith('.css')))
    for (const name of readSheet(css, basename(file)).classes) {
      defined.add(name);
      if (!words.has(name)) faults.push(`${relative(folder, file)}: nobody uses the class ${name}.`);
    }
  for (const [file, text] of code)
    for (const [, names = ''] of text.matchAll(/\bclass(?:Name)?="([^"]*)"/g))
      for (const name of names.match(/\S+/g) ?? [])
        if (!defined.has(name)) faults.push(`${relative(folder, file)}: no sheet has the class ${name}.`);
  return faults;
}

/** Faults in the styles of the portal and of the applications. */
export async function checkStyles(): Promise<string[]> {
  const theme = cssVariables({ style: 'default', primaryColour: 'blue', size: 'default' });
  return [
    ...(await styleFaults(join(ROOT, 'src/views'), Object.keys(theme))),
    ...(await plainStyleFaults(join(ROOT, 'sub-apps'))),
  ];
}
