import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type BrowserTab, WorkerBrowser } from '../support/workerBrowser.ts';

describe('the update of the service worker', () => {
  it('waits until the portal says that the person wants the new version, and ignores anything else', async () => {
    const browser = new WorkerBrowser();
    await browser.start();
    assert.equal(browser.takenOver, 0);
    await browser.live('message', { data: 'anything' });
    assert.equal(browser.takenOver, 0);
    await browser.live('message', { data: 'takeOver' });
    assert.equal(browser.takenOver, 1);
  });
});

describe('NTF-8 the service worker of pushed notifications', () => {
  let browser = new WorkerBrowser();
  beforeEach(async () => {
    browser = new WorkerBrowser();
    await browser.start();
  });
  const tab = (over: Partial<BrowserTab> = {}): BrowserTab => ({
    frameType: 'top-level',
    visibilityState: 'hidden',
    answers: true,
    ...over,
  });
  const pushed = { title: 'Approve the order', module: 'BPM', path: '/portal?panel=notifications&id=BPM', tag: 'n1' };

  it('shows push messages, and none while a tab is visible', async () => {
    browser.tabs = [tab()];
    await browser.push(pushed);
    assert.deepEqual(browser.shown, [{ title: pushed.title, body: 'BPM', tag: 'n1', data: pushed.path }]);
    browser.tabs = [tab(), tab({ visibilityState: 'visible' })];
    await browser.push({ ...pushed, tag: 'n2' });
    assert.equal(browser.shown.length, 1);
  });

  it('sends a press to the tab that navigates there itself, past frames and tabs that do not answer', async () => {
    browser.tabs = [tab({ frameType: 'nested' }), tab({ answers: false }), tab()];
    await browser.press(pushed.path);
    const asked = [1, 2].map((at) => `tab ${at} asked for ${pushed.path}`);
    assert.deepEqual(browser.events, ['closed', ...asked, 'tab 2 in front']);
  });

  it('opens the portal there if no tab answers, and never another origin', async () => {
    await browser.press(pushed.path);
    await browser.press('https://other.example/portal');
    await browser.press('//other.example');
    const opened = [pushed.path, '/', '/'].flatMap((path) => ['closed', `opened ${path}`]);
    assert.deepEqual(browser.events, opened);
  });
});
