import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));

/** The project's version, as package.json has it. */
export const VERSION =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0';
