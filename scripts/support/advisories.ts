import { createHash } from 'node:crypto';
import { satisfies } from 'semver';
import * as z from 'zod';

const advisory = z.object({
  id: z.string(),
  package: z.string(),
  /** Affected versions, as a range. */
  range: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  title: z.string(),
  url: z.string(),
  /** Why it is no danger here; kept when the list is updated. */
  accepted: z.optional(z.string()),
});
export type Advisory = z.infer<typeof advisory>;

/** What `npm run advisories` has found, and for which lock file. */
export const advisoryList = z.object({
  /** When it last ran, in UTC; null for never. */
  renewed: z.nullable(z.iso.datetime()),
  lock: z.nullable(z.string()),
  advisories: z.array(advisory),
});
export type AdvisoryList = z.infer<typeof advisoryList>;

/** One package as in the lock file. */
export interface Locked {
  readonly name: string;
  readonly version: string;
  readonly isDev: boolean;
}

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});

/** The packages of a lock file's text; without the project itself. */
export function lockedPackages(text: string): Locked[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, { version, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path === '' || version === undefined ? [] : [{ name, version, isDev: dev === true }];
  });
}

/** A hash of what is locked, whatever else the file contains. */
export function markOfLock(packages: readonly Locked[]): string {
  const lines = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

const STALE_DAYS = 30;
const DAY_MS = 86_400_000;
/** The severity from which a package may not stay: packages used only by builds and tests are less exposed. */
const FORBIDDEN: Readonly<Record<'dev' | 'shipped', readonly Advisory['severity'][]>> = {
  dev: ['high', 'critical'],
  shipped: ['moderate', 'high', 'critical'],
};

/**
 * What the list says about these packages: `faults` must be fixed or accepted, `unsure` is why the list may be
 * incomplete.
 */
export function judge(
  list: AdvisoryList,
  packages: readonly Locked[],
  now: Date,
): { readonly faults: readonly string[]; readonly unsure: string | null } {
  const faults = packages.flatMap(({ name, version, isDev }) =>
    list.advisories
      .filter((one) => one.package === name && one.accepted === undefined && satisfies(version, one.range))
      .filter(({ severity }) => FORBIDDEN[isDev ? 'dev' : 'shipped'].includes(severity))
      .map(({ severity, title, url }) => `${name}@${version}: ${severity}, ${title} (${url})`),
  );
  return { faults: [...new Set(faults)], unsure: unsureOf(list, packages, now) };
}

function unsureOf({ renewed, lock }: AdvisoryList, packages: readonly Locked[], now: Date): string | null {
  if (renewed === null)
    return 'the list of advisories was never renewed, so nothing was compared with it (npm run advisories)';
  const days = Math.floor((now.getTime() - Date.parse(renewed)) / DAY_MS);
  if (days > STALE_DAYS) return `the list of advisories is ${days} days old (npm run advisories)`;
  return lock === markOfLock(packages)
    ? null
    : 'the lock file has changed since the list was renewed (npm run advisories)';
}

const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            source: z.number(),
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: advisory.shape.severity,
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** The list from an answer of `npm audit --json`; reasons of the previous one are kept. Throws for any other answer. */
export function renewedList(
  answer: string,
  former: AdvisoryList,
  packages: readonly Locked[],
  now: Date,
): AdvisoryList {
  const { vulnerabilities } = audit.parse(JSON.parse(answer));
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via) {
      if (typeof one === 'string') continue;
      const { source, name, title, url, severity, range } = one;
      const id = String(source);
      const accepted = former.advisories.find((old) => old.id === id)?.accepted;
      found.set(id, { id, package: name, range, severity, title, url, ...(accepted !== undefined && { accepted }) });
    }
  const advisories = [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
  return { renewed: now.toISOString(), lock: markOfLock(packages), advisories };
}
