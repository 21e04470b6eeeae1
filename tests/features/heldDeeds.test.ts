import type { UnknownAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../src/constants/limits.ts';
import {
  deedHeld,
  deedSettled,
  type HeldDeed,
  heldDeedsReducer,
  selectHeldDeeds,
} from '../../src/features/heldDeeds/heldDeedsSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';

const deedOn = (id: string, other: Partial<HeldDeed> = {}): HeldDeed => ({
  deed: 'deleted',
  kind: 'personal',
  id,
  title: id,
  status: 0,
  place: 'lin/aurora',
  dueAt: 5_000,
  ...other,
});
const after = (...actions: UnknownAction[]) =>
  selectHeldDeeds({ heldDeeds: actions.reduce(heldDeedsReducer, heldDeedsReducer(undefined, { type: '@@test' })) });
const idsAfter = (...actions: UnknownAction[]) => after(...actions).map(({ id }) => id);

it('lists the newest action first, and a second one on the same to-do replaces the first', () => {
  expect(after()).toEqual([]);
  const completed = deedOn('bearings', { deed: 'completed' });
  const held = after(deedHeld(deedOn('bearings')), deedHeld(deedOn('other')), deedHeld(completed));
  expect(held).toEqual([completed, deedOn('other')]);
});

it('beyond the limit, forgets the oldest actions', () => {
  const many = Array.from({ length: LIMITS.heldDeeds + 1 }, (_, index) => deedHeld(deedOn(`task ${index}`)));
  const ids = idsAfter(...many);
  expect(ids).toHaveLength(LIMITS.heldDeeds);
  expect(ids).not.toContain('task 0');
});

it('releases a settled action and keeps the others', () => {
  expect(idsAfter(deedHeld(deedOn('bearings')), deedHeld(deedOn('other')), deedSettled('other'))).toEqual(['bearings']);
});

it('drops one account’s actions when another signs in, even one whose name has the same prefix', () => {
  const held = [deedHeld(deedOn('bearings')), deedHeld(deedOn('other', { place: 'linda/aurora' }))];
  const lin = { userName: 'lin', id: 'lin', name: 'Lin', hostId: 'lin' };
  expect(idsAfter(...held, hostInfoLoaded(lin))).toEqual(['bearings']);
});

it('does not perform later what a crash has undone on the screen', () => {
  expect(after(deedHeld(deedOn('bearings')), { type: 'task/crashed' })).toEqual([]);
});
