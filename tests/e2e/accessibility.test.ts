import { expect, test } from './support/fixtures.ts';
import { type Finding, findingLine, keep } from './support/sweep/findings.ts';
import { EVERY_LOOK, type Look, lookName, PAIRWISE } from './support/sweep/looks.ts';
import { type SweptScreen, WHO } from './support/sweep/screen.ts';
import { SCREENS } from './support/sweep/screens.ts';
import { become, looksOf, readIds, sweep } from './support/sweep/sweep.ts';

test.use({ onlyReads: true });
test.describe.configure({ mode: 'parallel' });

/** `npm run sweep:accessibility`: every screen in every look, each in its own test. Otherwise each in one look. */
const isWhole = process.env['SWEEP'] === 'whole';
/** Parts of the names of the screens to check; an empty one is part of any. */
const ONLY = (process.env['SWEEP_ONLY'] ?? '').split(',');
/** This many screens share a page, and what it has loaded. */
const TOGETHER = isWhole ? 1 : 7;
const LIMIT_MS = 15 * 60_000;

/** The look of the sample in which a screen is checked: the next of nine that it can be opened in. */
function sampled(screen: SweptScreen): readonly Look[] {
  const possible = looksOf(screen, PAIRWISE);
  const look = possible[SCREENS.indexOf(screen) % possible.length];
  return look ? [look] : [];
}
const seen = (screen: SweptScreen) => (isWhole ? looksOf(screen, EVERY_LOOK) : sampled(screen));

for (const who of WHO) {
  const screens = SCREENS.filter((screen) => screen.who === who && ONLY.some((part) => screen.name.includes(part)));
  for (let first = 0; first < screens.length; first += TOGETHER) {
    const together = screens.slice(first, first + TOGETHER);
    test(`ACS-1 ${who}: ${together.map(({ name }) => name).join(', ')}: no automatically detectable accessibility fault`, async ({
      page,
      problems,
    }) => {
      if (isWhole) test.setTimeout(LIMIT_MS);
      const ids = await readIds(page);
      await become(page, who);
      const findings: Finding[] = [];
      for (const screen of together)
        await test.step(screen.name, async () => {
          problems.expect(...(screen.problems ?? []));
          const found = await sweep(page, screen, ids, seen(screen));
          if (isWhole) await keep({ screen: screen.name, looks: seen(screen).map(lookName), findings: found });
          findings.push(...found);
        });
      expect(findings.map(findingLine)).toEqual([]);
    });
  }
}
