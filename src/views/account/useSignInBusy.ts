import { selectChooserShown, selectSwitchStatus } from '../../features/companySwitch/companySwitchSlice.ts';
import { selectLoginStatus } from '../../features/login/loginSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** From the click to the workbench or the chooser: the attempt itself and the lookup of the account's companies. */
export function useSignInBusy(): boolean {
  const login = useAppSelector(selectLoginStatus);
  const companySwitch = useAppSelector(selectSwitchStatus);
  const chooserShown = useAppSelector(selectChooserShown);
  return login === 'submitting' || (companySwitch !== 'closed' && !chooserShown);
}
