import { createAction } from '@reduxjs/toolkit';

/** The event that says a run of a flow has crashed; the supervisor puts it before it starts the flow again. */
export const crashed = (flow: string) => createAction(`${flow}/crashed`);
