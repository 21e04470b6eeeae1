import type { Notification } from '../../../contract/notifications.ts';
import { useCompanyName } from '../common/useCompanyName.ts';
import { useCompanyWords } from '../common/useCompanyWords.ts';

/** The company a notification comes from, named in the current language; null if none is known. */
export function useCompanyOf({ tenantName }: Notification): string | null {
  const words = useCompanyWords();
  const shownOwn = useCompanyName();
  return tenantName ? words(tenantName) : shownOwn;
}
