import type { Notification } from '../../../contract/notifications.ts';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useCompanyName } from '../common/useCompanyName.ts';

/** The company a notification comes from, by the name it has in the language; null where none is known. */
export function useCompanyOf({ tenantName }: Notification): string | null {
  const own = useAppSelector(selectCompanyName);
  const shownOwn = useCompanyName();
  return tenantName && tenantName !== own ? tenantName : shownOwn;
}
