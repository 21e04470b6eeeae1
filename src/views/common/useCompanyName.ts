import { selectCompanyName } from '../../features/company/companySlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { companyNameIn } from '../../lib/companyName.ts';
import { useAppSelector } from '../../store/hooks.ts';

/**
 * The name of the company in force, in English if that is the language and the company has an English name. Null
 * without a company.
 */
export function useCompanyName(): string | null {
  const name = useAppSelector(selectCompanyName);
  const language = useAppSelector(selectLanguage);
  const { data: info } = useAppSelector(selectCompanyInfo);
  return name === null ? null : companyNameIn(language, name, info?.englishName);
}
