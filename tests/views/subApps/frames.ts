import type { Frame } from '../../../src/features/subApp/subAppSlice.ts';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();

/** A signed-in person at `pathname`, with these frames open. */
export const stateAt = (pathname: string, frames: Frame[], over: Partial<typeof base> = {}) => ({
  ...base,
  routing: { ...base.routing, location: { ...base.routing.location, pathname } },
  subApp: { ...base.subApp, frames },
  ...over,
});
