import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC = join(ROOT, 'public');
const read = async (file: string) => JSON.parse(await readFile(join(PUBLIC, file), 'utf8'));
/** Where a PNG stores its size. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

describe('PWA-1 the web app manifest', () => {
  it('has all that a browser requires for an installation, within the portal', async () => {
    const { name, short_name, id, start_url, scope, display } = await read('manifest.webmanifest');
    assert.deepEqual({ name, short_name, display }, { name: 'Atrium', short_name: 'Atrium', display: 'standalone' });
    assert.deepEqual({ id, start_url, scope }, { id: '/', start_url: '/', scope: '/' });
    const page = await readFile(join(ROOT, 'index.html'), 'utf8');
    assert.match(page, /<link rel="manifest" href="\/manifest\.webmanifest" \/>/);
    // The window's frame looks like the page.
    const colour = /name="theme-color" content="(#\w+)"/.exec(page)?.[1];
    const { theme_color, background_color } = await read('manifest.webmanifest');
    assert.deepEqual([theme_color, background_color], [colour, colour]);
  });

  it('names icons of 192 and 512 px, one of them maskable, that have the sizes it claims', async () => {
    const { icons } = await read('manifest.webmanifest');
    const sizes = icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`);
    assert.deepEqual(sizes, ['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes, type } of icons) {
      const png = await readFile(join(PUBLIC, src));
      assert.equal(type, 'image/png');
      assert.equal(png.subarray(1, 4).toString(), 'PNG');
      assert.equal(`${png.readUInt32BE(WIDTH_AT)}x${png.readUInt32BE(HEIGHT_AT)}`, sizes, src);
    }
  });
});
