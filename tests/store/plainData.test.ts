import { brandConfigured } from '../../src/features/brand/brandSlice.ts';
import { expectPlain, keepPlain } from '../support/plainData.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';

class Point {
  readonly x = 1;
}

describe('values that the tests allow in a state', () => {
  it.each([
    ['a date', new Date(0), 'Date'],
    ['a map', new Map(), 'Map'],
    ['an instance of a class', new Point(), 'Point'],
    ['a function', Math.max, 'function max'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
    ['a bigint', 1n, '1'],
  ])('are never %s, and the error names the place', (_title, value, told) => {
    const words = `slice.items.1.at is no plain data: ${told}`;
    expect(() => keepPlain({ items: [{}, { at: value }] }, 'slice')).toThrow(words);
    expect(() => expectPlain({ items: [{}, { at: value }] }, 'slice')).toThrow(words);
  });

  it('are plain data of any depth, which is frozen and not checked again', () => {
    let looks = 0;
    const state = {
      none: [null, undefined, Number.NaN, 'text', Object.create(null)],
      get deep() {
        looks += 1;
        return [{ a: 1 }];
      },
    };
    keepPlain(state, 'slice');
    const first = looks;
    keepPlain({ state }, 'slice');
    expect([looks, Object.isFrozen(state), Object.isFrozen(state.none)]).toEqual([first, true, true]);
  });

  it('are enforced by the reducer that all flows are played with, and by a dispatch', async () => {
    const before = rootReducer(undefined, { type: '@@test' });
    const withDate = { name: new Date(0) } as never;
    expect(() => rootReducer(before, brandConfigured(withDate))).toThrow(/brand\..*is no plain data: Date/);
    jest.useFakeTimers();
    const play = await playFlow({});
    expect(() => play.dispatch(brandConfigured(withDate))).toThrow('action.payload.name is no plain data: Date');
    jest.useRealTimers();
  });
});
