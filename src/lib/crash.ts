import { createAction } from '@reduxjs/toolkit';

/** The event that reports the crash of a flow; the supervisor puts it before it restarts the flow. */
export const crashed = (flow: string) => createAction(`${flow}/crashed`);
