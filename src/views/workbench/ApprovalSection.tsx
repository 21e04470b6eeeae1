import { useId } from 'react';
import { selectTaskCounts } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { SectionHead } from '../common/SectionHead.tsx';
import { useText } from '../common/useText.ts';
import { DialogLink } from '../notificationDialog/DialogLink.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import styles from './workbench.module.css';

/**
 * What is waiting for the person's approval, newest first (POR-2). Omitted if nothing is waiting, or the backend does
 * not say.
 */
export function ApprovalSection() {
  const t = useText();
  const approvals = useAppSelector(selectTaskCounts).data?.approvals;
  const id = useId();
  if (!approvals || approvals.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('workbench:approvals')}
        note={approvals.totalCount}
        more={
          <DialogLink
            opening={{ tab: 2, intent: { kind: 'list', list: 'inProgress' } }}
            words={t('notificationDialog:todoCentre')}
          />
        }
      />
      <ul className={styles.sectionBody}>
        {approvals.items.map((task) => (
          <ApprovalRow key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}
