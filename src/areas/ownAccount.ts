import { ownAccountFlows } from '../sagas/ownAccountFlows.ts';
import type { Area } from '../store/areas.ts';
import { ownAccountReducers } from '../store/ownAccountReducers.ts';
import { OwnAccountArea } from '../views/ownAccount/OwnAccountArea.tsx';

/** A person's own account (decision 0040): its flows load once the shell is open, its page when it is visited. */
export const area: Area = { reducers: ownAccountReducers, flows: ownAccountFlows, Screen: OwnAccountArea };
