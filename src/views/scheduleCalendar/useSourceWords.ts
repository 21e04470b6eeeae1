import { APPLICATIONS } from '../../constants/applications.ts';
import { useCompanyWords } from '../common/useCompanyWords.ts';
import { useText } from '../common/useText.ts';

/**
 * Where a schedule comes from: a person, an application by its name (PDC is PLM, §3), a company by its name in the
 * current language, or what the server says.
 */
export function useSourceWords(): (source: string | null | undefined) => string {
  const t = useText();
  const companyWords = useCompanyWords();
  return (source) => {
    if (!source || source === 'personal') return t('scheduleCalendar:sourcePersonal');
    const application = APPLICATIONS.find(({ short }) => short === (source === 'PDC' ? 'PLM' : source));
    return application ? t(`applications:${application.module}`) : companyWords(source);
  };
}
