import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { HostHome } from './HostHome.tsx';

/** The console's home (CON-1): that of the company in force, or of the installation. */
export function ConsoleHome() {
  return useAppSelector(selectHasConsoleCompany) ? <CompanyHome /> : <HostHome />;
}
