import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { ROOT } from './run.ts';

/** Three letters and digits per sheet; the first is a letter, since a class may not begin with a digit. */
const sheetName = (file: string): string => {
  const number = createHash('sha256').update(relative(ROOT, file)).digest().readUInt32BE();
  return (10 * 36 ** 2 + (number % (26 * 36 ** 2))).toString(36);
};

/** The name of a CSS module class in development: its sheet and its own name. */
export const readableName = (name: string, file: string): string => `${basename(file, '.module.css')}-${name}`;

/**
 * Its name in the build: the sheet, then its index among the sheet's names. Names of one sheet share a prefix, so they
 * compress well; a hash for each would be noise in the sheet and again in the script.
 */
export function shortName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/[A-Za-z][\w-]*/g))];
  return `${sheetName(file)}${names.indexOf(name).toString(36)}`;
}
