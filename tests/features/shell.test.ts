import { applicationStored } from '../../src/features/applications/applicationsSlice.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import {
  popoverClosed,
  popoverOpened,
  selectPopover,
  selectPopoverOpening,
  shellReducer,
} from '../../src/features/shell/shellSlice.ts';

const open = shellReducer(undefined, popoverOpened({ name: 'user', by: 'press' }));

describe('shell', () => {
  it('shows one popover at a time', () => {
    const next = shellReducer(open, popoverOpened({ name: 'applications', by: 'hover' }));
    expect(selectPopover({ shell: next })).toBe('applications');
    expect(selectPopoverOpening({ shell: next })).toBe('hover');
  });

  it.each([
    popoverClosed(),
    chooserOpened({ action: 'switch' }),
    sessionCleared(),
    applicationStored('crm'),
    locationChanged({ location: { pathname: '/404', search: '', hash: '', key: 'k' }, action: 'PUSH' }),
  ])('closes it on $type', (event) => {
    expect(selectPopover({ shell: open })).toBe('user');
    expect(selectPopover({ shell: shellReducer(open, event) })).toBeNull();
  });
});
