import { afterPress } from '../../sub-apps/kit/core/press.ts';

const point = (type: string) => document.dispatchEvent(new Event(type));
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('APP-3 what may move the page is done at once, and during a press after its click', async () => {
  const done: string[] = [];
  afterPress(() => done.push('at once'));
  expect(done).toEqual(['at once']);
  for (const end of ['pointerup', 'pointercancel']) {
    point('pointerdown');
    afterPress(() => done.push(end));
    point(end);
    // The click comes with the release.
    done.push('click');
    await settled();
  }
  expect(done).toEqual(['at once', 'click', 'pointerup', 'click', 'pointercancel']);
  point('pointerup');
  await settled();
  expect(done).toHaveLength(5);
});
