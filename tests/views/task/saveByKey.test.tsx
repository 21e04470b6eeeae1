import { fireEvent, screen } from '@testing-library/react';
import { EMPTY_TASK } from '../../../src/features/task/taskValues.ts';
import { taskSaveWanted } from '../../../src/features/taskForm/taskFormSlice.ts';
import { AntdTheme } from '../../../src/views/common/AntdTheme.tsx';
import { TaskForm } from '../../../src/views/task/TaskForm.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const initial = stateWith({}).taskForm;

/** What the form of a kind requests when a key is pressed in its description. */
async function asked(key: object, kind: 'personal' | 'schedule' = 'personal'): Promise<unknown[]> {
  const taskForm = { ...initial, kind, status: 'editing' as const, values: { ...EMPTY_TASK, title: '轴承' } };
  const { events, unmount } = await renderView(
    <AntdTheme>
      <TaskForm />
    </AntdTheme>,
    { state: stateWith({ taskForm }) },
  );
  fireEvent.keyDown(screen.getByLabelText('描述'), key);
  unmount();
  return events.filter(taskSaveWanted.match);
}

it.each(['personal', 'schedule'] as const)(
  'Ctrl+Enter, and Enter with the command key, saves the form of a %s',
  async (kind) => {
    expect(await asked({ key: 'Enter', ctrlKey: true }, kind)).toHaveLength(1);
    expect(await asked({ key: 'Enter', metaKey: true }, kind)).toHaveLength(1);
  },
);

it('Enter alone inserts a new line, and an input method keeps its own Enter', async () => {
  expect(await asked({ key: 'Enter' })).toEqual([]);
  expect(await asked({ key: 'Enter', ctrlKey: true, isComposing: true })).toEqual([]);
  expect(await asked({ key: 's', ctrlKey: true })).toEqual([]);
});
