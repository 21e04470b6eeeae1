import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT, TOOLS } from '../../../scripts/support/run.ts';

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.object({ path: z.string() }),
      advices: z.optional(z.unknown()),
    }),
  ),
});

/** One finding: the rule and its whole message, advice included. */
export interface Finding {
  readonly rule: string;
  readonly text: string;
}

/**
 * Lints made-up files under the project's own configuration, in a copy of it elsewhere, all in one run.
 * @param snippets path in the project → content
 * @returns path → the linter's findings there
 */
export function lintSnippets(snippets: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-lint-'));
  try {
    for (const name of ['biome.json', 'lint', 'package.json', '.gitignore']) {
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, content] of Object.entries(snippets)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const args = [join(ROOT, TOOLS.biome), 'lint', '--reporter=json', '--max-diagnostics=none'];
    const done = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const { diagnostics } = reportSchema.parse(JSON.parse(done.stdout));
    const found = new Map<string, Finding[]>();
    for (const { category, message, location, advices } of diagnostics) {
      const text = `${message} ${JSON.stringify(advices ?? '')}`;
      found.set(location.path, [...(found.get(location.path) ?? []), { rule: category, text }]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The findings of one rule at one path. */
export function findingsOf(found: ReadonlyMap<string, readonly Finding[]>, path: string, rule: string): Finding[] {
  return (found.get(path) ?? []).filter((finding) => finding.rule === rule);
}
