import type { Step } from '../../src/tape/steps.ts';
import { exactly } from '../support/exactly.ts';

const event = (name: string): Step => ({ flow: 'login', name, args: null });
const call = (name: string, ...args: readonly unknown[]): Step => ({ flow: 'login', name, args });

it('names events by type, calls by request line, other performers by name', () => {
  const steps = [
    event('login/signInSubmitted'),
    call('send', { method: 'POST', path: '/connect/token' }),
    call('idle'),
  ];
  const { expectExactly, unseen } = exactly(() => steps);
  expectExactly(['login/signInSubmitted', '→ POST /connect/token', '→ idle']);
  expect(unseen()).toEqual([]);
});

it('compares only new steps, and fails for an extra, missing or misplaced step', () => {
  const steps = [event('a'), event('b')];
  for (const wrong of [['a'], ['a', 'b', 'c'], ['b', 'a'], []]) {
    expect(() => exactly(() => steps).expectExactly(wrong)).toThrow();
  }
  const { expectExactly } = exactly(() => steps);
  expectExactly(['a', 'b']);
  steps.push(event('c'));
  expectExactly(['c']);
});

it('reports steps that were not compared, if the test has compared any', () => {
  const steps = [event('a')];
  expect(exactly(() => steps).unseen()).toEqual([]);
  const { expectExactly, unseen } = exactly(() => steps);
  expectExactly(['a']);
  steps.push(event('b'));
  expect(unseen()).toEqual(['b']);
});
