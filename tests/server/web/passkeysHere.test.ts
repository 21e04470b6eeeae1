import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { type DOMWindow, JSDOM } from 'jsdom';
import { readInlineScript } from '../../../server/src/web/inlineScript.ts';
import { arePasskeysSupported } from '../../../src/services/browser/passkeys.ts';

const look = await readInlineScript(new URL('../../../server/src/web/inline/firstLook.js', import.meta.url));
const anywhere = JSON.stringify({ settings: {}, stored: {}, present: [], absent: [], looks: [{ look: 'any' }] });
const CURRENT = { parseRequestOptionsFromJSON: () => ({}) };

/** A drawn page in a browser whose passkeys are as given. */
function open(url: string, passkeys: object | undefined): DOMWindow {
  const beforeParse = (window: DOMWindow) => Object.assign(window, passkeys && { PublicKeyCredential: passkeys });
  const page = `<body>${look.element({ 'data-fits-for': anywhere })}</body>`;
  const { window } = new JSDOM(page, { url, runScripts: 'dangerously', pretendToBeVisual: true, beforeParse });
  assert.ok(window.document.getElementById('first-answer'));
  return window;
}

after(() => {
  for (const name of ['window', 'location']) Reflect.deleteProperty(globalThis, name);
});

for (const [where, url, passkeys, expected] of [
  ['at a domain', 'https://portal.example/login', CURRENT, true],
  ['at a domain with numbers', 'https://1.portal.example2/login', CURRENT, true],
  ['at a name without dots', 'http://portal2:8080/login', CURRENT, true],
  ['on this machine', 'http://localhost:8080/login', CURRENT, true],
  ['at an IPv4 address', 'http://127.0.0.1:8080/login', CURRENT, false],
  ['at an IPv4 address in short', 'http://127.1/login', CURRENT, false],
  ['at an IPv6 address', 'http://[fe80::a]:8080/login', CURRENT, false],
  ['in an older browser', 'https://portal.example/login', {}, false],
  ['in a browser without passkeys', 'https://portal.example/login', undefined, false],
] as const)
  it(`passkeys are ${expected ? '' : 'not '}offered ${where}, before the scripts arrive as after`, () => {
    const window = open(url, passkeys);
    Object.assign(globalThis, { window, location: window.location });
    assert.equal(window.document.documentElement.dataset['noPasskeys'] === undefined, expected);
    assert.equal(arePasskeysSupported(), expected);
  });
