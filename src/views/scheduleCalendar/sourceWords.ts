import { APPLICATIONS } from '../../constants/applications.ts';
import type { TextFunction } from '../common/useText.ts';

/** Where a schedule comes from: a person, an application by its name (PDC is PLM, §3), or what the server says. */
export function sourceWords(t: TextFunction, source: string | null | undefined): string {
  if (!source || source === 'personal') return t('scheduleCalendar:sourcePersonal');
  const application = APPLICATIONS.find(({ short }) => short === (source === 'PDC' ? 'PLM' : source));
  return application ? t(`applications:${application.module}`) : source;
}
