import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { reportOpened } from '../../src/features/problemReport/problemReportSlice.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { actionLogOpened, keysOpened, popoverOpened, searchOpened } from '../../src/features/shell/shellSlice.ts';
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
    'notificationDialog/dialogOpened': [dialogOpened({ tab: 1 })],
    'companySwitch/chooserOpened': [chooserOpened({ action: 'switch' })],
    'problemReport/reportOpened': [reportOpened()],
  });
});
