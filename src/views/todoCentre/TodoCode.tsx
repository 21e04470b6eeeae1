import { selectScannedTask, todoBackPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useCompanyWords } from '../common/useCompanyWords.ts';
import { useTaskTitle } from '../common/useTaskTitle.ts';
import { useText } from '../common/useText.ts';
import { QrPane } from '../qrCode/QrPane.tsx';
import { FactList, fullTime } from '../task/DetailParts.tsx';

/** View 2: the code that hands a work to-do over to the app (code 102, QR-1). */
export function TodoCode() {
  const t = useText();
  const dispatch = useAppDispatch();
  const task = useAppSelector(selectScannedTask);
  const titleOf = useTaskTitle();
  const companyWords = useCompanyWords();
  if (task === null) return null;
  return (
    <QrPane
      about={task.tenantName ? companyWords(task.tenantName) : t('workbench:workTodos')}
      title={titleOf(task)}
      onBack={() => dispatch(todoBackPressed())}
    >
      <FactList
        dense
        facts={[
          [t('task:startLabel'), fullTime(task.startedAt)],
          [t('task:deadlineLabel'), fullTime(task.endAt)],
        ]}
      />
    </QrPane>
  );
}
