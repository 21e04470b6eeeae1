import { defineMachine, governed, governedEvents, move, targetOf, typeOf } from '../../src/lib/machine.ts';

type DoorStatus = 'shut' | 'open' | 'locked';
interface Door {
  status: DoorStatus;
  knocks: number;
}
const machine = defineMachine('door', {
  scope: 'company',
  initial: 'shut',
  any: { knocked: 'stays', 'fire/started': 'open', painted: 'anew' },
  transitions: {
    shut: { opened: 'open' },
    open: { closed: ['shut', 'locked'], knocked: 'shut' },
    locked: { crashed: 'stays' },
  },
});
const shut: Door = { status: 'shut', knocks: 0 };
const open: Door = { status: 'open', knocks: 2 };
const locked: Door = { status: 'locked', knocks: 2 };

/** Sets the status only where the table leaves the choice. */
const door = governed<Door, DoorStatus>(machine, (state = shut, { type, ...rest }) => {
  if (type === 'door/knocked') return { ...state, knocks: state.knocks + 1 };
  if (type === 'door/closed') return { ...state, status: (rest as { to: DoorStatus }).to };
  if (type === 'wind/blew') return { ...state, knocks: 9 };
  return state;
});

it('DEV-5 the table sets the status, the reducer everything else', () => {
  expect(door(shut, { type: 'door/opened' })).toEqual({ status: 'open', knocks: 0 });
  expect(door(open, { type: 'door/knocked' })).toEqual({ status: 'shut', knocks: 3 });
});
it('DEV-5 a governed event that is illegal in a status returns the same state object', () => {
  expect(door(shut, { type: 'door/closed', to: 'locked' })).toBe(shut);
  expect(door(locked, { type: 'door/opened' })).toBe(locked);
});
it('if the target depends on data, the reducer chooses it', () => {
  expect(door(open, { type: 'door/closed', to: 'locked' }).status).toBe('locked');
  expect(door(open, { type: 'door/closed', to: 'shut' }).status).toBe('shut');
});
it('an event in the `any` row applies in every status that does not list it', () => {
  expect(door(locked, { type: 'door/knocked' })).toEqual({ status: 'locked', knocks: 3 });
  expect(door(shut, { type: 'fire/started' })).toEqual({ status: 'open', knocks: 0 });
});
it('an event with the target `anew` restores the initial data', () => {
  expect(door(locked, { type: 'door/painted' })).toEqual(shut);
});
it('the end of the scope or a crash resets a flow unless its table says otherwise', () => {
  expect(door(open, { type: 'session/sessionCleared' })).toEqual(shut);
  expect(door(open, { type: 'companySwitch/switchSucceeded' })).toEqual(shut);
  expect(door(open, { type: 'door/crashed' })).toEqual(shut);
  expect(door(locked, { type: 'door/crashed' })).toBe(locked);
});
it('passes on events that the table does not list, including another flow’s event of the same name', () => {
  expect(door(locked, { type: 'wind/blew' }).knocks).toBe(9);
  expect(door(open, { type: 'window/closed' })).toBe(open);
});
it('throws in development when reducer and table conflict; in production the event is ignored and logged', () => {
  const closeTo = (to: string) => door(open, { type: 'door/closed', to });
  expect(() => closeTo('open')).toThrow('door/closed led from open to open, which its table does not allow');
  process.env.NODE_ENV = 'production';
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect(closeTo('open')).toBe(open);
    expect(log.mock.calls).toEqual([['door/closed led from open to open, which its table does not allow']]);
  } finally {
    process.env.NODE_ENV = 'test';
  }
});
it('moves a part of a slice by its own machine, in place', () => {
  const part: { status: DoorStatus } = { status: 'shut' };
  expect(move(machine, part, 'closed')).toBe(false);
  expect(move(machine, part, 'opened')).toBe(true);
  expect(move(machine, part, 'closed', 'locked')).toBe(true);
  expect(part.status).toBe('locked');
  expect(move(machine, part, 'painted')).toBe(true);
  expect(part.status).toBe('shut');
});
it('a machine knows the events it governs and their types', () => {
  expect(governedEvents(machine)).toEqual([
    ...['crashed', 'session/sessionCleared', 'session/signedIn', 'companySwitch/switchSucceeded'],
    ...['knocked', 'fire/started', 'painted', 'opened', 'closed'],
  ]);
  expect(typeOf(machine, 'opened')).toBe('door/opened');
  expect(typeOf(machine, 'fire/started')).toBe('fire/started');
  expect(targetOf(machine, 'locked', 'opened')).toBeUndefined();
});
