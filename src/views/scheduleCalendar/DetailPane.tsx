import { Pencil, Trash2 } from 'lucide-react';
import { scheduleEditPressed } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectBusyTasks } from '../../features/task/busyTasks.ts';
import { taskDeletionWanted } from '../../features/task/taskSlice.ts';
import { selectTaskDetail } from '../../features/taskDetail/taskDetailSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { PaneActions, PaneBody } from '../common/Pane.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import { PaneHead } from './PaneHead.tsx';
import { ScheduleDetail } from './ScheduleDetail.tsx';

/** Sub-view 1 of the day list: a schedule with back, and with edit and delete if it may be changed (§4). */
export function DetailPane() {
  const t = useText();
  return (
    <>
      <PaneHead title={t('scheduleCalendar:scheduleDetail')} actions={<DetailActions />} byEscape />
      {/* It contains nothing to tab to, and may be longer than its pane. */}
      <PaneBody {...{ tabIndex: 0 }}>
        <ScheduleDetail />
      </PaneBody>
    </>
  );
}

function DetailActions() {
  const t = useText();
  const dispatch = useAppDispatch();
  const task = useAppSelector(selectTaskDetail).data;
  const busy = useAppSelector(selectBusyTasks);
  if (!task?.isEditOrDelete) return null;
  const { id } = task;
  return (
    <PaneActions>
      <PlainButton onClick={() => dispatch(scheduleEditPressed(id))}>
        <Icon of={Pencil} size={16} />
        {t('task:edit')}
      </PlainButton>
      <PlainButton disabled={busy.includes(id)} onClick={() => dispatch(taskDeletionWanted({ kind: 'schedule', id }))}>
        <Icon of={Trash2} size={16} />
        {t('task:delete')}
      </PlainButton>
    </PaneActions>
  );
}
