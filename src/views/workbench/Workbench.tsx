import { usePhone } from '../common/dom/useMediaQuery.ts';
import { ApprovalSection } from './ApprovalSection.tsx';
import { AppSection } from './AppSection.tsx';
import { CompanyStrip } from './CompanyStrip.tsx';
import { Greeting } from './Greeting.tsx';
import { JoinCompany } from './JoinCompany.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { TodoSection } from './TodoSection.tsx';
import styles from './workbench.module.css';

/** The page to start the day on (POR-2): what is due on the left, what comes in on the right; one column on a phone. */
export function Workbench() {
  // A different order, not just a different look: keys and screen readers follow the order of the document.
  if (usePhone()) {
    return (
      <div className={styles.workbench}>
        <Greeting />
        <JoinCompany />
        <ScheduleSection />
        <ApprovalSection />
        <TodoSection group="work" />
        <TodoSection group="personal" />
        <AppSection />
        <NotificationSection />
        <NoticeSection />
        <CompanyStrip />
      </div>
    );
  }
  return (
    <div className={styles.workbench}>
      <div className={styles.workbenchMain}>
        <Greeting />
        <JoinCompany />
        <CompanyStrip />
        <ApprovalSection />
        <TodoSection group="work" />
        <TodoSection group="personal" />
      </div>
      <div className={styles.workbenchRail} data-rail>
        <ScheduleSection />
        <div>
          <NotificationSection />
          <NoticeSection />
        </div>
      </div>
    </div>
  );
}
