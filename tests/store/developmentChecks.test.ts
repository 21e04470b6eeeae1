import { configureStore } from '@reduxjs/toolkit';

/** Both checks read the clock before and after; each reading is a minute later than the previous one. */
function slowMachine(): void {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
}
const play = (state: object) => configureStore({ reducer: () => state, middleware: (defaults) => defaults() });

it('a slow machine causes no warning about the duration of the development checks', () => {
  slowMachine();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  play({ list: [1] }).dispatch({ type: 'any' });
  expect(warn).not.toHaveBeenCalled();
});

it('the development checks still detect a mutation and a value that cannot be stored', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const state = { list: [1] };
  const store = play(state);
  store.dispatch({ type: 'function', payload: () => {} });
  expect(error.mock.calls[0]?.[0]).toMatch(/^A non-serializable value was detected in an action/);
  state.list.push(2);
  expect(() => store.dispatch({ type: 'mutated' })).toThrow(/mutation was detected/);
});
