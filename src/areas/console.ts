import { consoleFlows } from '../sagas/consoleFlows.ts';
import type { Area } from '../store/areas.ts';
import { consoleReducers } from '../store/consoleReducers.ts';
import { ConsoleArea } from '../views/console/ConsoleArea.tsx';

/** The management console of specification §2. */
export const area: Area = { reducers: consoleReducers, flows: consoleFlows, Screen: ConsoleArea };
