import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { completionWanted, mayComplete, taskDeletionWanted } from '../../features/task/taskSlice.ts';
import { groupOf, selectShownList, todoEditPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { returnFromMenu } from '../common/dom/returnFromMenu.ts';
import { useEscape } from '../common/dom/useEscape.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { useText } from '../common/useText.ts';

const TRIGGER: ['click'] = ['click'];

/** Further actions on a to-do; edit and delete only if the server allows them (§2). Absent if there are none. */
export function RowMenu({ task }: { readonly task: UserTask }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const follow = (isOpen: boolean) => {
    if (!isOpen) returnFromMenu(triggerRef.current);
    setOpen(isOpen);
  };
  // antd listens on the window: the key would reach the dialog around the menu first.
  useEscape(triggerRef, open, () => follow(false));
  const personal = groupOf(useAppSelector(selectShownList)) === 'personal';
  const { id, title, isEditOrDelete, myExecutorStatus } = task;
  const complete = personal && mayComplete(task, userId);
  if (!complete && !isEditOrDelete) return <span />;
  const items = [
    ...(complete ? [{ key: 'complete', label: t('task:markComplete') }] : []),
    ...(isEditOrDelete
      ? [
          { key: 'edit', label: t('task:edit') },
          { key: 'delete', label: t('task:delete'), danger: true },
        ]
      : []),
  ];
  const act = ({ key }: { key: string }) => {
    // The menu is about to go: a question returns the focus to the element that opened it.
    triggerRef.current?.focus();
    if (key === 'complete') dispatch(completionWanted({ id, status: myExecutorStatus ?? 0 }));
    else if (key === 'edit') dispatch(todoEditPressed(id));
    else dispatch(taskDeletionWanted({ kind: 'personal', id }));
  };
  return (
    <Dropdown
      menu={{ items, onClick: act }}
      trigger={TRIGGER}
      placement="bottomRight"
      autoFocus
      open={open}
      onOpenChange={follow}
    >
      <IconButton ref={triggerRef} aria-label={t('todoCentre:moreActions', { title })}>
        <Icon of={Ellipsis} size={16} />
      </IconButton>
    </Dropdown>
  );
}
