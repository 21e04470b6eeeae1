import { deviceOf } from '../../../src/services/browser/device.ts';
import { onPopState, pushLocation, readLocation, replaceLocation } from '../../../src/services/browser/history.ts';
import { newId } from '../../../src/services/browser/ids.ts';
import { withLock } from '../../../src/services/browser/locks.ts';
import { openTab } from '../../../src/services/browser/page.ts';
import { probeSiteIcon } from '../../../src/services/browser/probe.ts';
import { readRuntimeConfiguration } from '../../../src/services/browser/runtimeConfig.ts';

it('ids are unique and have 128 bits, in hexadecimal', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome-126.0.0.0',
    'Windows-10.0',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.61',
    'Edge-126.0.2592.61',
    'Windows-10.0',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox-127.0', 'Linux-x86_64'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari-17.5',
    'macOS-10.15.7',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari-17.5',
    'iOS-17.5',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.6422.53 Mobile Safari/537.36',
    'Chrome-125.0.6422.53',
    'Android-14',
  ],
  ['', 'unknown', 'unknown'],
])('device of %s', (userAgent, name, type) => {
  expect(deviceOf(userAgent)).toEqual({ name, type });
});

describe('history', () => {
  const entry = { pathname: '/portal', search: '?a=1', hash: '#b', key: 'k1' };

  it('reads a pushed location back with its key, and adds no entry for a replaced one', () => {
    pushLocation(entry);
    expect(readLocation()).toEqual(entry);
    const entries = window.history.length;
    replaceLocation({ ...entry, pathname: '/404', key: 'k2' });
    expect(readLocation()).toEqual({ ...entry, pathname: '/404', key: 'k2' });
    expect(window.history.length).toBe(entries);
  });

  it('keeps the history entry of an application in a frame, if it is well formed', () => {
    const framed = { ...entry, frame: { instance: 'f1', state: { position: 3 } } };
    pushLocation(framed);
    expect(readLocation()).toEqual(framed);
    window.history.replaceState({ key: 'k1', frame: { instance: 7 } }, '');
    expect(readLocation()).toEqual(entry);
    window.history.replaceState({ usr: null }, '');
    expect(readLocation().key).toBe('initial');
  });

  it('reports “back” with its target location until the listener is removed', () => {
    const told = jest.fn();
    const stop = onPopState(told);
    replaceLocation(entry);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(told.mock.calls).toEqual([[entry]]);
  });
});

it('APP a new tab cannot reach back into this one', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openTab('/loading-page');
  expect(open).toHaveBeenCalledWith('/loading-page', '_blank', 'noopener');
});

it('without Web Locks, work under one name runs one after another, even after a failure', async () => {
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    withLock('refresh', async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([
    work('a', true),
    work('b'),
    withLock('other', async () => log.push('other')),
  ]);
  expect(log.filter((line) => line !== 'other')).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(log.indexOf('other')).toBeLessThan(log.indexOf('a ends'));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

describe('the icon probe', () => {
  it.each([
    ['an icon', () => Promise.resolve(new Response('', { status: 200 })), true],
    ['a server error', () => Promise.resolve(new Response('', { status: 502 })), false],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s', async (_case, answer, expected) => {
    const fetch = jest.spyOn(window, 'fetch').mockImplementation(answer);
    expect(await probeSiteIcon()).toBe(expected);
    expect(fetch).toHaveBeenCalledWith(
      expect.stringMatching(/^\/favicon\.svg\?t=\d+$/),
      expect.objectContaining({ cache: 'no-store' }),
    );
  });
});

describe('runtime configuration', () => {
  const write = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="atrium-config">${text}</script>`;
  };

  it('is read from the page, with defaults for missing values', () => {
    write('{"apiBase":"https://api.example","brand":"Example"}');
    expect(readRuntimeConfiguration()).toMatchObject({
      apiBase: 'https://api.example',
      brand: 'Example',
      clientId: 'portal-web',
    });
  });

  it('takes the valid parts of the footer, and keeps the rest of the configuration if one is wrong', () => {
    const footerOf = (footer: unknown) => {
      write(JSON.stringify({ brand: 'Example', footer }));
      const { brand, footer: parts } = readRuntimeConfiguration();
      expect(brand).toBe('Example');
      return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
    };
    expect(footerOf(undefined)).toEqual({});
    expect(footerOf('none')).toEqual({});
    expect(footerOf({ helpCentre: 'https://help.example/a?b=c', icpFiling: '沪ICP备1号' })).toEqual({
      helpCentre: 'https://help.example/a?b=c',
      icpFiling: '沪ICP备1号',
    });
    for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'help', 7]) {
      expect(footerOf({ helpCentre: wrong, policeFiling: '1' })).toEqual({ policeFiling: '1' });
    }
  });

  it.each(['', '{', '{"apiBase":7}'])('%j gives the defaults and is logged', (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    write(text);
    expect(readRuntimeConfiguration()).toMatchObject({ apiBase: '', scope: 'offline_access portal' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
