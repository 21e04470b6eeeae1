import { phoneDigits } from '../../../../contract/rules/typed.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { lastDayOf, termOf, usersOf } from '../../../features/openTenant/openTenantRules.ts';
import { selectOpenEditions, selectVerdicts } from '../../../features/openTenant/openTenantSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useText } from '../../common/useText.ts';
import { useOpenValues } from './useOpenValues.ts';

/** What will be opened, as pairs of label and value; a dash marks what is still missing. */
export function useSummary(): readonly (readonly [words: string, value: string])[] {
  const t = useText();
  const values = useOpenValues();
  const now = useAppSelector(selectNow);
  const editions = useAppSelector(selectOpenEditions).data ?? [];
  const person = useAppSelector(selectVerdicts).administratorPhone.data?.person;
  const missing = t('openTenant:notYet');
  const edition = editions.find(({ code }) => code === values.editionCode)?.name;
  const administrator = [person, phoneDigits(values.administratorPhone)].filter(Boolean).join(' ');
  return [
    [t('openTenant:displayName'), values.displayName || missing],
    [t('openTenant:name'), values.name || missing],
    [t('tenants:edition'), edition ?? missing],
    [t('openTenant:userLimit'), usersOf(values, editions) || missing],
    [t('openTenant:term'), t(`openTenant:term_${termOf(values)}`)],
    [t('openTenant:lastDay'), now === null ? missing : lastDayOf(values, now.slice(0, 10))],
    [t('openTenant:administrator'), administrator || missing],
  ];
}
