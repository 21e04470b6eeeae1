import { defineMachine } from '../../lib/machine.ts';

/** The server's verdict on a value while it is typed: whether a name is free, whose phone number it is. */
export type AskedStatus = 'idle' | 'asking' | 'good' | 'bad' | 'unknown';

/** A value while it is typed. `unknown`: it could not be determined; a person who goes on finds out when the company is opened. */
export const askedMachine = defineMachine<AskedStatus>('openTenantField', {
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

/** A field that is checked with the server. */
export interface Asked {
  status: AskedStatus;
  /** The text that was checked. */
  of: string;
  /** Who it is, if that is the answer. */
  person: string | null;
}
export const nothingAsked = (): Asked => ({ status: 'idle', of: '', person: null });
