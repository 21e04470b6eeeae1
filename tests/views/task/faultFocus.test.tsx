import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_TASK } from '../../../src/features/task/taskValues.ts';
import { taskFormChanged, taskFormSubmitted } from '../../../src/features/taskForm/taskFormSlice.ts';
import { AntdTheme } from '../../../src/views/common/AntdTheme.tsx';
import { TaskForm } from '../../../src/views/task/TaskForm.tsx';
import { TaskFormActions } from '../../../src/views/task/TaskFormActions.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

it('leads to the first field that keeps a task from being saved, and then to the next', async () => {
  const values = { ...EMPTY_TASK, title: '轴承', endAt: '2026-11-20T10:30:00' };
  const taskForm = { ...stateWith({}).taskForm, status: 'editing' as const, values };
  const { store } = await renderView(
    <AntdTheme>
      <TaskFormActions />
      <TaskForm />
    </AntdTheme>,
    { state: stateWith({ taskForm }) },
  );
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    act(() => void store.dispatch(taskFormSubmitted()));
  };
  await save();
  expect(screen.getByLabelText('开始时间*')).toHaveFocus();
  act(() => void store.dispatch(taskFormChanged({ startedAt: '2026-11-20T09:30:00' })));
  await save();
  expect(screen.getByRole('button', { name: '选择执行人' })).toHaveFocus();
});
