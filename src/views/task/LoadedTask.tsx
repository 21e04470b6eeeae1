import type { ReactNode } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { TASK_GONE } from '../../features/task/taskValues.ts';
import { detailedTask, selectTaskDetail } from '../../features/taskDetail/taskDetailSlice.ts';
import { says } from '../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { useText } from '../common/useText.ts';
import { DetailSkeleton } from './DetailParts.tsx';
import { GoneTask } from './GoneTask.tsx';

/** The task of the open detail, in all its states. */
export function LoadedTask({ children }: { readonly children: (task: UserTask) => ReactNode }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectTaskDetail);
  if (load.status === 'failed' && says(load.error, TASK_GONE)) return <GoneTask />;
  return (
    <LoadedPart
      load={load}
      skeleton={<DetailSkeleton />}
      failedTitle={t('task:loadFailed')}
      onRetry={() => dispatch(detailedTask.wanted())}
    >
      {children}
    </LoadedPart>
  );
}
