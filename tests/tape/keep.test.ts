import { createKeeper, nextSegment, type TapeShelf } from '../../src/tape/keep.ts';
import { parseTape } from '../../src/tape/parse.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { plainWriter } from '../../src/tape/writer.ts';

function shelfOf(room = Number.POSITIVE_INFINITY): TapeShelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    keys: () => [...kept.keys()],
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      const used = [...kept].reduce((sum, [other, text]) => sum + (other === key ? 0 : text.length), 0);
      if (used + value.length > room) return false;
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}
const packer = { pack: async (text: string) => btoa(text), unpack: async (packed: string) => atob(packed) };

/** One page life in which `events` actions are dispatched. */
async function life(shelf: TapeShelf, events: number, limits = { chunkLength: 200, shelfLength: 100_000 }) {
  const recorder = createRecorder({ clock: () => 0, nameOf: () => undefined });
  const keeper = createKeeper(recorder, {
    head: {
      tape: 1,
      app: { version: '1', commit: 'c' },
      mask: null,
      segment: nextSegment(shelf),
      begun: 0,
      why: 'opened',
      state: null,
    },
    writer: plainWriter(recorder.numberOf),
    shelf,
    packer,
    ...limits,
  });
  const say = recorder.middleware({ getState: () => 0, dispatch: jest.fn() })((action) => action);
  for (let index = 0; index < events; index += 1) {
    say({ type: 'said', payload: index });
    keeper.write();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { keeper, say };
}
const payloads = (text: string) =>
  parseTape(text).lines.map((line) => (line[0] === 'a' ? (line[2] as { payload: number }).payload : line[0]));

it('keeps the lives of a page on the shelf across reloads, in order', async () => {
  const shelf = shelfOf();
  const { keeper: first } = await life(shelf, 12);
  first.settle();
  const { keeper } = await life(shelf, 3);
  const [one = '', two = '', ...more] = await keeper.segments();
  expect(more).toEqual([]);
  expect(payloads(one)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(payloads(two)).toEqual([0, 1, 2]);
  expect(parseTape(two).head.segment).toBe(1);
  expect(shelf.keys().length).toBeGreaterThan(3);
});

it('drops the oldest lives first when there is no more room', async () => {
  const shelf = shelfOf();
  const limits = { chunkLength: 200, shelfLength: 1_500 };
  for (let page = 0; page < 6; page += 1) (await life(shelf, 8, limits)).keeper.settle();
  const { keeper } = await life(shelf, 8, limits);
  const numbers = (await keeper.segments()).map((text) => parseTape(text).head.segment);
  expect(numbers.at(-1)).toBe(6);
  expect(numbers[0]).toBeGreaterThan(0);
});

it('keeps the beginning and the end of a life that is too long, with a gap line between them', async () => {
  const { keeper } = await life(shelfOf(), 200, { chunkLength: 200, shelfLength: 2_000 });
  const [text = ''] = await keeper.segments();
  const said = payloads(text);
  expect(said.slice(0, 2)).toEqual([0, 1]);
  expect(said.filter((each) => each === 'g')).toHaveLength(1);
  expect(said.at(-1)).toBe(199);
});

it('keeps in memory what a full or refused shelf does not accept', async () => {
  const { keeper } = await life(shelfOf(0), 20);
  const [text = ''] = await keeper.segments();
  expect(payloads(text)).toHaveLength(20);
});

it('turns a damaged chunk on the shelf into a gap', async () => {
  const shelf = shelfOf();
  const { keeper } = await life(shelf, 20);
  const [, second = ''] = shelf.keys().sort();
  shelf.kept.set(second, 'g***');
  const [text = ''] = await keeper.segments();
  expect(payloads(text)).toContain('g');
});

it.each([
  ['damaged', (shelf: ReturnType<typeof shelfOf>, key: string) => shelf.kept.set(key, 'g***')],
  ['gone', (shelf: ReturnType<typeof shelfOf>, key: string) => shelf.kept.delete(key)],
])('forgets a life whose first chunk is %s: the others stay readable', async (_, harm) => {
  const shelf = shelfOf();
  for (let page = 0; page < 2; page += 1) (await life(shelf, 12)).keeper.settle();
  const { keeper } = await life(shelf, 3);
  const [first = ''] = shelf.keys().sort();
  harm(shelf, first);
  for (let reading = 0; reading < 2; reading += 1)
    expect((await keeper.segments()).map((text) => parseTape(text).head.segment)).toEqual([1, 2]);
  expect(shelf.keys().filter((key) => key.startsWith('atrium-tape:0:'))).toEqual([]);
});

it('restores nothing after it was cleared, whatever is dispatched afterwards', async () => {
  const shelf = shelfOf();
  const { keeper, say } = await life(shelf, 20);
  keeper.clear();
  say({ type: 'said' });
  keeper.settle();
  expect(shelf.keys()).toEqual([]);
});
