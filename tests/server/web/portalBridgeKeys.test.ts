import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { BridgedFrame, PROPS } from '../support/bridgedFrame.ts';

const BODY = `<button id="button">B</button><input id="field"><div id="rich" contenteditable="true"><b id="word">w</b></div>`;

describe("the portal's shortcuts inside an application", () => {
  let frame: BridgedFrame;
  beforeEach(() => {
    frame = new BridgedFrame('/micro/crm/list', { body: BODY }).run().answer();
  });
  afterEach(() => frame.close());

  /** Presses a key on an element; returns whether the browser's default is prevented. */
  const press = (id: string, key: string, more: Record<string, unknown> = {}): boolean => {
    const init = { key, bubbles: true, cancelable: true, composed: true, ...more };
    const event = new frame.window.KeyboardEvent('keydown', init);
    frame.window.document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('report the search from everywhere, text fields and dialogs included, on every kind of keyboard', async () => {
    const more = [{ ctrlKey: true }, { metaKey: true }];
    for (const id of ['button', 'field', 'word']) for (const each of more) assert.ok(press(id, 'k', each), id);
    const dialog = frame.window.document.createElement('div');
    dialog.dataset['portalOverlay'] = '';
    frame.window.document.body.append(dialog);
    await frame.pass(200);
    assert.ok(press('button', 'K', { ctrlKey: true }));
    assert.equal(press('button', 'n'), false);
    assert.deepEqual(frame.heard('shortcut'), Array(7).fill({ key: 'Ctrl+k' }));
  });
  it('report a single key only outside text input, and its capital like its small letter', () => {
    assert.ok(press('button', 'N', { shiftKey: true }) && press('button', '?', { shiftKey: true }));
    for (const id of ['field', 'rich', 'word']) assert.equal(press(id, 'n'), false, id);
    assert.deepEqual(frame.heard('shortcut'), [{ key: 'n' }, { key: '?' }]);
  });
  it('return the focus to where a shortcut took it from, until the person is back here', () => {
    const { document } = frame.window;
    const field = document.getElementById('field');
    const back = () => {
      frame.window.dispatchEvent(new frame.window.Event('focus'));
      return document.activeElement?.id;
    };
    field?.focus();
    press('field', 'k', { ctrlKey: true });
    // The portal shows one thing after another.
    for (let shown = 0; shown < 2; shown += 1) {
      field?.blur();
      assert.equal(back(), 'field');
    }
    document.getElementById('button')?.focus();
    assert.equal(back(), 'button');
    for (const type of ['pointerdown', 'keydown']) {
      press('field', 'k', { ctrlKey: true });
      document.body.dispatchEvent(new frame.window.Event(type, { bubbles: true }));
      if (document.activeElement instanceof frame.window.HTMLElement) document.activeElement.blur();
      assert.equal(back(), '', type);
    }
  });
  it('leave keys that the application uses, an input method composes or the person has switched off', () => {
    frame.window.document.addEventListener('keydown', (event) => {
      if (event.key === 'c') event.preventDefault();
    });
    press('button', 'c');
    assert.equal(press('button', 'n', { isComposing: true }), false);
    assert.equal(press('button', 'n', { altKey: true }), false);
    assert.equal(press('button', 'x'), false);
    frame.tell({ type: 'props', data: { ...PROPS, shortcuts: ['Ctrl+k'] } });
    assert.equal(press('button', 'n'), false);
    assert.deepEqual(frame.said, []);
  });
});
