import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { beginning, readJson, type Tally } from './report.ts';

const result = z.object({
  status: z.string(),
  errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))),
  attachments: z.optional(z.array(z.object({ name: z.string(), path: z.optional(z.string()) }))),
});
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
/** A file or a group of cases in it; groups are directly in files, never nested. */
const suite = z.object({ file: z.string(), specs: z.array(spec), suites: z.optional(z.array(z.unknown())) });
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.optional(z.array(z.unknown())),
});

/** What the page showed when a case failed: Playwright writes it as an outline of roles and names. */
async function shownPage({ attachments = [] }: z.infer<typeof result>): Promise<string[]> {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  const outline = /# Page snapshot\n+```yaml\n([\s\S]*?)```/.exec(text)?.[1]?.trimEnd();
  return outline ? ['The page:', ...beginning(outline.split('\n'), 40).split('\n')] : [];
}

async function told(file: string, title: string, results: readonly z.infer<typeof result>[]): Promise<string> {
  const failed = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
  const message = stripVTControlCharacters(failed?.errors?.[0]?.message ?? '').split('\n');
  return [`${file} › ${title}`, beginning(message), ...(failed ? await shownPage(failed) : [])].join('\n').trimEnd();
}

async function collect(node: unknown, status: string): Promise<string[]> {
  const { file, specs, suites = [] } = suite.parse(node);
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter((test) => test.status === status).map(({ results }) => told(file, title, results)),
  );
  const inner = await Promise.all(suites.map((group) => collect(group, status)));
  return [...(await Promise.all(own)), ...inner.flat()];
}

/** Playwright's JSON report. A case that passed only on retry counts as passed, and is listed as flaky. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const { stats, errors, suites = [] } = report.parse(await readJson(file));
  const named = async (status: string) => (await Promise.all(suites.map((node) => collect(node, status)))).flat();
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: await named('unexpected'),
    unsteady: await named('flaky'),
  };
}
