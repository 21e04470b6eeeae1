import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import { STEPS } from '../../../features/openTenant/openTenantMachine.ts';
import { selectOpenStatus } from '../../../features/openTenant/openTenantSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { NoPermission } from '../../common/NoPermission.tsx';
import { Opened } from './Opened.tsx';
import { OpenSummary } from './OpenSummary.tsx';
import styles from './openTenant.module.css';
import { StepForm } from './StepForm.tsx';
import { StepList } from './StepList.tsx';

/** Opens a company in four steps (CON-1); for host administrators, who have no company in force. */
export function OpenTenant() {
  const hasCompany = useAppSelector(selectHasConsoleCompany);
  const status = useAppSelector(selectOpenStatus);
  if (hasCompany) return <NoPermission />;
  if (status === 'opened') return <Opened />;
  const step = STEPS.find((one) => one === status) ?? 'confirm';
  return (
    <div className={styles.openTenant}>
      <StepList current={step} />
      <StepForm key={step} step={step} />
      <OpenSummary />
    </div>
  );
}
