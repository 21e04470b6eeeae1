import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withBridge } from '../../../server/src/web/applicationPage.ts';

const BRIDGE = '<script src="/portal-bridge.v1.js"></script>';

describe('the bridge in the head of an application', () => {
  const cases: readonly (readonly [what: string, page: string, made: string])[] = [
    [
      'comes first',
      '<html><head><script src="/a.js"></script></head>',
      `<html><head>${BRIDGE}<script src="/a.js"></script></head>`,
    ],
    ['after a head with attributes', '<HEAD data-a="1">\n<title>', `<HEAD data-a="1">${BRIDGE}\n<title>`],
    ['not in a comment', '<!-- <head> --><html><head><title>', `<!-- <head> --><html><head>${BRIDGE}<title>`],
    ['not into a header', '<!doctype html><header>', `<!doctype html>${BRIDGE}<header>`],
    ['before all else where there is no head', '<title>', `${BRIDGE}<title>`],
    ['although a comment names it', `<head><!-- ${BRIDGE} -->`, `<head>${BRIDGE}<!-- ${BRIDGE} -->`],
  ];
  for (const [what, page, made] of cases) it(what, () => assert.equal(withBridge(page), made));

  for (const own of [BRIDGE, "<script defer src='/portal-bridge.v1.js'>", '<script src=/portal-bridge.v1.js>']) {
    it(`is not inserted a second time beside ${own}`, () => {
      const page = `<head><meta charset="utf-8">${own}</head>`;
      assert.equal(withBridge(page), page);
    });
  }
});
