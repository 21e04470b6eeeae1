import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, PUBLIC_CHILDREN, REPLAY_PATHS } from '../../src/constants/paths.ts';
import { ELEMENT_SIZES, LANGUAGES, STYLES } from '../../src/features/settings/settingsSlice.ts';
import { EVERY_LOOK, type Look, PAIRWISE, WINDOWS } from '../e2e/support/sweep/looks.ts';
import { SCREENS, WITHOUT_SCREEN } from '../e2e/support/sweep/screens.ts';

const VALUES = {
  window: Object.keys(WINDOWS),
  language: LANGUAGES,
  style: STYLES,
  size: ELEMENT_SIZES,
} as const satisfies Readonly<Record<keyof Look, readonly string[]>>;
const FACTORS = ['window', 'language', 'style', 'size'] as const;

describe('the sweep for accessibility', () => {
  it('ACS-1 covers every path that renders something, so that no new page is forgotten', () => {
    const swept = SCREENS.flatMap(({ paths = [] }) => paths);
    const all: readonly string[] = [...Object.values(PATHS), ...Object.values(REPLAY_PATHS), ...PUBLIC_CHILDREN];
    assert.deepEqual(
      all.filter((path) => !swept.includes(path) && !(path in WITHOUT_SCREEN)),
      [],
    );
    assert.deepEqual(
      swept.filter((path) => !all.includes(path)),
      [],
    );
    assert.deepEqual(
      Object.keys(WITHOUT_SCREEN).filter((path) => !all.includes(path) || swept.includes(path)),
      [],
    );
  });

  it('has a unique name for each screen, and a window to view it in', () => {
    assert.equal(new Set(SCREENS.map(({ name }) => name)).size, SCREENS.length);
    assert.deepEqual(
      SCREENS.filter(({ windows }) => windows?.length === 0),
      [],
    );
  });

  it('ACS-1 has every look, and a sample in which every two values of them meet', () => {
    assert.equal(new Set(EVERY_LOOK.map((look) => JSON.stringify(look))).size, 54);
    const missing = FACTORS.flatMap((one) =>
      FACTORS.filter((other) => other > one).flatMap((other) =>
        VALUES[one].flatMap((left) =>
          VALUES[other]
            .filter((right) => !PAIRWISE.some((look) => look[one] === left && look[other] === right))
            .map((right) => `${left} with ${right}`),
        ),
      ),
    );
    assert.deepEqual(missing, []);
  });
});
