import type { UnknownAction } from '@reduxjs/toolkit';
import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import type { Backend, playFlow } from '../playFlow.ts';

export type Play = Awaited<ReturnType<typeof playFlow>>;

/** One sequence of a flow: what triggers its first event, and what follows when all goes well. */
export interface Scenario {
  readonly flow: string;
  readonly title: string;
  /** Where the person is; the workbench of `signedIn` unless told otherwise. */
  readonly path?: string;
  readonly preloadedState?: Partial<RootState>;
  /** Replies over those of `backendWith`. */
  readonly backend?: Backend;
  /** What the person does first; it does not count. */
  readonly before?: (play: Play) => Promise<void>;
  readonly ask: (play: Play) => Promise<void>;
  /**
   * Types of actions that are put when the flow is asked again after a crash, in this order, with others in between. The story
   * does not determine them: some of its steps happen once in the life of a page, and some flows put no action of their own.
   */
  readonly leadsTo: readonly string[];
  /** What follows if nothing goes wrong: exactly these events and calls of all flows, in this order. */
  readonly story: readonly string[];
}

/** Dispatches the actions one by one and lets everything that needs no time settle. */
export function does(...actions: readonly UnknownAction[]): (play: Play) => Promise<void> {
  return async (play) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
}
/** The same, then lets `ms` milliseconds pass. */
export function doesAndWaits(ms: number, ...actions: readonly UnknownAction[]): (play: Play) => Promise<void> {
  return async (play) => {
    await does(...actions)(play);
    await play.pass(ms);
  };
}

/** Dispatches an action that asks for confirmation, and confirms it. */
export function surely(action: UnknownAction): (play: Play) => Promise<void> {
  return async (play) => {
    await does(action)(play);
    await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
  };
}
/** The page of a person who has not signed in, on a device that has its id. */
export const outside = (path: string) => ({
  path,
  preloadedState: { device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] } },
});
