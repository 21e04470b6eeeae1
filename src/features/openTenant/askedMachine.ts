import { defineMachine } from '../../lib/machine.ts';

/** What the server says of something while it is typed: whether a name is free, whose a phone number is. */
export type AskedStatus = 'idle' | 'asking' | 'good' | 'bad' | 'unknown';

/** `unknown`: it could not be learnt; whoever goes on learns it when the company is opened. */
export const askedMachine = defineMachine<AskedStatus>('asked', {
  initial: 'idle',
  any: { edited: 'idle', asked: 'asking' },
  transitions: {
    idle: {},
    asking: { answered: ['good', 'bad'], failed: 'unknown' },
    good: {},
    bad: {},
    unknown: {},
  },
});

/** A field that the server is asked about. */
export interface Asked {
  status: AskedStatus;
  /** The text that was asked about. */
  of: string;
  /** Who it is, where that is the answer. */
  person: string | null;
}
export const nothingAsked = (): Asked => ({ status: 'idle', of: '', person: null });
