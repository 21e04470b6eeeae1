import {
  keptUnreadChanged,
  keptUnreadReducer,
  selectKeptUnread,
} from '../../src/features/keptUnread/keptUnreadSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';

const n1 = { id: 'n1', moduleName: 'OA' };
const changed = (place: string, kept: (typeof n1)[]) => keptUnreadChanged({ place, kept });
const state = [changed('lin/aurora', [n1]), changed('lin/boreal', [n1]), changed('chen/aurora', [n1])].reduce(
  keptUnreadReducer,
  keptUnreadReducer(undefined, { type: '@@test' }),
);

it('notifications kept as unread belong to one company of one account', () => {
  expect(selectKeptUnread({ keptUnread: state }, 'lin/aurora')).toEqual([n1]);
  expect(selectKeptUnread({ keptUnread: state }, 'wang/aurora')).toBeUndefined();
});

it('a place in which nothing is kept is no longer stored', () => {
  expect(Object.keys(keptUnreadReducer(state, changed('lin/aurora', [])).kept)).toEqual(['lin/boreal', 'chen/aurora']);
});

it('another account’s are forgotten when this one signs in', () => {
  const lin = hostInfoLoaded({ id: 'lin', userName: 'lin', name: 'Lin', hostId: 'lin' });
  expect(Object.keys(keptUnreadReducer(state, lin).kept)).toEqual(['lin/aurora', 'lin/boreal']);
});
