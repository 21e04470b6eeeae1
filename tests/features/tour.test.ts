import { LIMITS } from '../../src/constants/limits.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { deviceReducer, tourShown } from '../../src/features/device/deviceSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { reportOpened } from '../../src/features/problemReport/problemReportSlice.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import {
  actionLogOpened,
  chatToggled,
  keysOpened,
  popoverOpened,
  searchOpened,
} from '../../src/features/shell/shellSlice.ts';
import { tourMachine } from '../../src/features/tour/tourMachine.ts';
import * as tour from '../../src/features/tour/tourSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const location = { pathname: '/company', search: '', hash: '', key: 'k', state: null };

describe('tour', () => {
  exhaust(tourMachine, tour.tourReducer, {
    tourBegun: [tour.tourBegun()],
    tourAdvanced: [tour.tourAdvanced()],
    tourReturned: [tour.tourReturned()],
    tourLeft: [tour.tourLeft()],
    'routing/locationChanged': [locationChanged({ location, action: 'PUSH' })],
    'shell/popoverOpened': [popoverOpened({ name: 'user', by: 'press' })],
    'shell/searchOpened': [searchOpened()],
    'shell/keysOpened': [keysOpened()],
    'shell/actionLogOpened': [actionLogOpened()],
    'shell/chatToggled': [chatToggled()],
    'notificationDialog/dialogOpened': [dialogOpened({ tab: 1 })],
    'companySwitch/chooserOpened': [chooserOpened({ action: 'switch' })],
    'problemReport/reportOpened': [reportOpened()],
  });
});

it('a device remembers which accounts have seen it, the newest first, up to a limit', () => {
  const accounts = Array.from({ length: LIMITS.toursRemembered + 1 }, (_, at) => `account ${at}`);
  const seen = (ids: readonly string[]) =>
    ids.map(tourShown).reduce(deviceReducer, deviceReducer(undefined, { type: '@@test' })).tourSeen;
  expect(seen(accounts.slice(0, 2))).toEqual(['account 1', 'account 0']);
  expect(seen(accounts)).toEqual(accounts.slice(1).reverse());
});
