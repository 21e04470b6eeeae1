import { Suspense } from 'react';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import styles from './workbench.module.css';

const WithoutCompany = lazyScreen(() => import('./WithoutCompany.tsx'), 'WithoutCompany');

/** What people without a company do first: look for one, or run the installation. */
export function JoinCompany() {
  if (useAppSelector(selectCompanyName) !== null) return null;
  return (
    <section className={styles.joinCompany} aria-labelledby="join-company">
      <Suspense>
        <WithoutCompany />
      </Suspense>
    </section>
  );
}
