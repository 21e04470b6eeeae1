import type { UnknownAction } from '@reduxjs/toolkit';
import { formTyped } from '../../src/features/forms/formsSlice.ts';

/** What a person did on an account screen, without individual keystrokes. */
export const deedsOf = (events: readonly UnknownAction[]): UnknownAction[] =>
  events.filter((event) => !formTyped.match(event));
