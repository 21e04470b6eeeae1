import { afterPress } from '../../sub-apps/kit/core/press.ts';

const point = (type: string) => document.dispatchEvent(new Event(type));
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('applies a change that may move the page at once, but during a press only after its click', async () => {
  const done: string[] = [];
  afterPress(() => done.push('at once'));
  expect(done).toEqual(['at once']);
  for (const end of ['pointerup', 'pointercancel']) {
    point('pointerdown');
    afterPress(() => done.push(end));
    point(end);
    // The click follows the release.
    done.push('click');
    await settled();
  }
  expect(done).toEqual(['at once', 'click', 'pointerup', 'click', 'pointercancel']);
  point('pointerup');
  await settled();
  expect(done).toHaveLength(5);
});
