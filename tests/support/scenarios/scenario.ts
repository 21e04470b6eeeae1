import type { UnknownAction } from '@reduxjs/toolkit';
import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import type { Backend, playFlow } from '../playFlow.ts';

export type Play = Awaited<ReturnType<typeof playFlow>>;

/** One sequence of a flow: what asks it for its first event, and what that leads to when all goes well. */
export interface Scenario {
  readonly flow: string;
  readonly title: string;
  /** Where the person is; the workbench of `signedIn` unless told otherwise. */
  readonly path?: string;
  readonly preloadedState?: Partial<RootState>;
  /** Replies over those of `backendWith`. */
  readonly backend?: Backend;
  /** What the person does first. It stays out of the count. */
  readonly before?: (play: Play) => Promise<void>;
  readonly ask: (play: Play) => Promise<void>;
  /**
   * Types of actions that are put when the flow is asked again after a crash, in this order, others between them. The story
   * does not say which: some of its steps are taken once in the life of a page, and some flows put nothing of their own.
   */
  readonly leadsTo: readonly string[];
  /** What comes of it where nothing goes wrong: the events and calls of all flows, in this order, and nothing else. */
  readonly story: readonly string[];
}

/** Dispatches one after the other and lets everything settle that needs no time. */
export function does(...actions: readonly UnknownAction[]): (play: Play) => Promise<void> {
  return async (play) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
}
/** The same, then `ms` milliseconds pass. */
export function doesAndWaits(ms: number, ...actions: readonly UnknownAction[]): (play: Play) => Promise<void> {
  return async (play) => {
    await does(...actions)(play);
    await play.pass(ms);
  };
}

/** Asks for something that is asked about, and says yes. */
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
