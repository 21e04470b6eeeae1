import { accountSettingsFlows } from '../../src/sagas/accountSettingsFlows.ts';
import { actionLogFlows } from '../../src/sagas/actionLogFlows.ts';
import { aiChatFlows } from '../../src/sagas/aiChatFlows.ts';
import { calendarExchangeFlows } from '../../src/sagas/calendarExchangeFlows.ts';
import { codeScanFlows } from '../../src/sagas/codeScanFlows.ts';
import { companyPortalFlows } from '../../src/sagas/companyPortalFlows.ts';
import { consoleFlows } from '../../src/sagas/consoleFlows.ts';
import { helpFlows } from '../../src/sagas/helpFlows.ts';
import { ownAccountFlows } from '../../src/sagas/ownAccountFlows.ts';
import { paletteFlows } from '../../src/sagas/paletteFlows.ts';
import { pushFlows } from '../../src/sagas/pushFlows.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import { subAppFlows } from '../../src/sagas/subAppFlows.ts';
import { accountSettingsReducers } from '../../src/store/accountSettingsReducers.ts';
import { actionLogReducers } from '../../src/store/actionLogReducers.ts';
import { aiChatReducers } from '../../src/store/aiChatReducers.ts';
import { calendarExchangeReducers } from '../../src/store/calendarExchangeReducers.ts';
import { codeScanReducers } from '../../src/store/codeScanReducers.ts';
import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { consoleReducers } from '../../src/store/consoleReducers.ts';
import { helpReducers } from '../../src/store/helpReducers.ts';
import { ownAccountReducers } from '../../src/store/ownAccountReducers.ts';
import { paletteReducers } from '../../src/store/paletteReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import type { ReplayedAreas } from '../../src/store/replayTape.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';

/** The areas of src/areas without their screens, which Node could not load. */
export const REPLAYED_AREAS: ReplayedAreas = {
  actionLog: async () => ({ area: { reducers: actionLogReducers, flows: actionLogFlows } }),
  help: async () => ({ area: { reducers: helpReducers, flows: helpFlows } }),
  palette: async () => ({ area: { reducers: paletteReducers, flows: paletteFlows } }),
  push: async () => ({ area: { reducers: {}, flows: pushFlows } }),
  aiChat: async () => ({ area: { reducers: aiChatReducers, flows: aiChatFlows } }),
  calendarExchange: async () => ({ area: { reducers: calendarExchangeReducers, flows: calendarExchangeFlows } }),
  codeScan: async () => ({ area: { reducers: codeScanReducers, flows: codeScanFlows } }),
  ownAccount: async () => ({ area: { reducers: ownAccountReducers, flows: ownAccountFlows } }),
  accountSettings: async () => ({ area: { reducers: accountSettingsReducers, flows: accountSettingsFlows } }),
  portal: async () => ({ area: { reducers: portalReducers, flows: shellFlows } }),
  companyPortal: async () => ({ area: { reducers: companyPortalReducers, flows: companyPortalFlows } }),
  console: async () => ({ area: { reducers: consoleReducers, flows: consoleFlows } }),
  subApps: async () => ({ area: { reducers: subAppReducers, flows: subAppFlows } }),
};
