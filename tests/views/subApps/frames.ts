import type { Frame } from '../../../src/features/subApp/subAppSlice.ts';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();

/** An opened frame, of orders unless `over` says otherwise. */
export const frameWith = (over: Partial<Frame> = {}): Frame => ({
  instance: over.module ?? 'oms',
  module: 'oms',
  isPublic: false,
  status: 'active',
  path: '/list',
  startPath: '/middlePage',
  dirty: false,
  overlay: false,
  bar: 0,
  title: null,
  failure: null,
  isRenewed: false,
  ...over,
});

/** A signed-in person at `pathname`, with these frames open. */
export const stateAt = (pathname: string, frames: Frame[], over: Partial<typeof base> = {}) => ({
  ...base,
  routing: { ...base.routing, location: { ...base.routing.location, pathname } },
  subApp: { ...base.subApp, frames },
  ...over,
});
