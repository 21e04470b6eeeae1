import { defineMachine, governed, governedEvents } from '../../src/lib/machine.ts';

const machine = defineMachine('door', {
  initial: 'shut',
  transitions: { shut: { opened: 'open' }, open: { closed: ['shut', 'locked'] }, locked: {} },
});
interface Door {
  status: 'shut' | 'open' | 'locked';
  knocks: number;
}
const door = governed<Door, 'shut' | 'open' | 'locked', 'opened' | 'closed'>(
  machine,
  (state = { status: 'shut', knocks: 0 }, action) => {
    if (action.type === 'door/opened') return { ...state, status: 'open' };
    if (action.type === 'door/closed') return { ...state, status: 'locked' };
    if (action.type === 'door/knocked') return { ...state, knocks: state.knocks + 1 };
    return state;
  },
);
const shut: Door = { status: 'shut', knocks: 0 };

it('DEV-5 knows the events it governs', () => {
  expect(governedEvents(machine)).toEqual(['opened', 'closed']);
});
it('DEV-5 an illegal event returns the same state object', () => {
  expect(door(shut, { type: 'door/closed' })).toBe(shut);
});
it('DEV-5 a legal event and an event it does not govern reach the reducer', () => {
  expect(door(shut, { type: 'door/opened' }).status).toBe('open');
  expect(door(shut, { type: 'door/knocked' }).knocks).toBe(1);
});
it('DEV-5 another flow’s event of the same name is not governed', () => {
  expect(door(shut, { type: 'window/closed' })).toBe(shut);
});
it('DEV-5 a reducer that leads elsewhere than its table fails loudly', () => {
  const wrong = governed<Door, 'shut' | 'open' | 'locked', 'opened' | 'closed'>(machine, () => ({
    status: 'locked',
    knocks: 0,
  }));
  expect(() => wrong(shut, { type: 'door/opened' })).toThrow('led from shut to locked');
});
