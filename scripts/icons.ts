/** Regenerates the icons of the installed portal from public/favicon.svg: `npm run docs:icons`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '../tests/bench/portal/browser.ts';
import { palettePng } from './support/palettePng.ts';
import { ROOT } from './support/run.ts';

const PUBLIC = join(ROOT, 'public');
/** A system cuts a maskable icon to its own shape; only the inner four fifths are certain to be visible. */
const ICONS = [
  { name: '192', size: 192, share: 0.76 },
  { name: '512', size: 512, share: 0.76 },
  { name: 'maskable-512', size: 512, share: 0.52 },
] as const;

const drawing = (await readFile(join(PUBLIC, 'favicon.svg'))).toString('base64');
await mkdir(join(PUBLIC, 'icons'), { recursive: true });
const browser = await launch();
for (const { name, size, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' });
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: #fff }</style>
    <img width="${Math.round(size * share)}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.evaluate(() => document.querySelector('img')?.decode());
  await writeFile(join(PUBLIC, 'icons', `${name}.png`), palettePng(await page.screenshot()));
  await page.close();
}
await browser.close();
