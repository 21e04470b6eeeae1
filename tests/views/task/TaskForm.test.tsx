import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attachments from '../../../src/features/attachments/attachmentsSlice.ts';
import { personDialogOpened } from '../../../src/features/selectPerson/selectPersonEvents.ts';
import { EMPTY_TASK, type TaskValues } from '../../../src/features/task/taskValues.ts';
import * as form from '../../../src/features/taskForm/taskFormSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { AntdTheme } from '../../../src/views/common/AntdTheme.tsx';
import { TaskForm } from '../../../src/views/task/TaskForm.tsx';
import { TaskFormActions } from '../../../src/views/task/TaskFormActions.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const executors = [
  { userId: 'lin', userName: '林静' },
  { userId: 'wang', userName: '王磊' },
];
const initial = stateWith({}).taskForm;

/** The form in `status`, filled with `values` over the defaults. */
async function shown(
  values: Partial<TaskValues> = {},
  over: Partial<RootState['taskForm']> = {},
  rest: Partial<RootState> = {},
) {
  const taskForm = {
    ...initial,
    status: 'editing' as const,
    values: { ...EMPTY_TASK, title: '轴承', executors, ...values },
    ...over,
  };
  const view = await renderView(
    <AntdTheme>
      <TaskFormActions />
      <TaskForm />
    </AntdTheme>,
    { state: { ...stateWith({ taskForm }), ...rest } },
  );
  // A form begins with its title; what appears when that is left again is not part of these tests.
  await act(async () => document.querySelector<HTMLElement>(':focus')?.blur());
  view.events.length = 0;
  return view;
}

it('focuses the title when the form opens', async () => {
  await renderView(
    <AntdTheme>
      <TaskForm />
    </AntdTheme>,
    { state: stateWith({ taskForm: { ...initial, status: 'editing' } }) },
  );
  expect(screen.getByLabelText('标题*')).toHaveFocus();
});

it('TODO-4 title and description enforce their limits and count; the title is validated on blur', async () => {
  const { events } = await shown({ description: '一\n二' });
  const title = screen.getByLabelText('标题*');
  expect(title).toHaveAttribute('maxlength', '50');
  expect(screen.getByText('2 / 50')).toBeInTheDocument();
  expect(screen.getByLabelText('描述')).toHaveAttribute('maxlength', '1000');
  expect(screen.getByText('3 / 1000')).toBeInTheDocument();
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.blur(title);
  expect(events).toEqual([form.taskFormChanged({ title: '' }), form.taskFieldLeft('title')]);
  expect(title).toHaveAccessibleDescription('标题不能为空');
  expect(title).toBeInvalid();
});

it('shows the four levels as radio buttons', async () => {
  const { events } = await shown();
  const group = screen.getByRole('radiogroup', { name: '重要程度' });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole('radio', { name: '普通' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '重要且紧急' }));
  expect(events).toEqual([form.taskFormChanged({ degreeType: 3 })]);
});

it('accepts a time in any form, and parses it on Enter or on blur', async () => {
  const { events } = await shown({ startedAt: '2026-11-20T10:30:00' });
  const start = screen.getByLabelText('开始时间*');
  expect(start).toHaveValue('2026-11-20 10:30');
  await userEvent.click(start);
  fireEvent.change(start, { target: { value: '明天 9:00' } });
  expect(start).toHaveValue('明天 9:00');
  await userEvent.keyboard('{Enter}');
  expect(events).toEqual([form.timeTyped({ field: 'startedAt', text: '明天 9:00' }), form.timeEntered('startedAt')]);
  await userEvent.tab();
  expect(events.slice(2)).toEqual([form.timeEntered('startedAt')]);
  // Enter takes the time; it does not send the form.
  expect(events).not.toContainEqual(form.taskSaveWanted());
});

it('keeps unparsable text in its field with the reason beside it', async () => {
  const { store } = await shown({ startedAt: null, typedTimes: { startedAt: 'soonish' } });
  act(() => void store.dispatch(form.taskFieldLeft('startedAt')));
  expect(screen.getByLabelText('开始时间*')).toHaveValue('soonish');
  expect(screen.getByLabelText('开始时间*')).toHaveAccessibleDescription(/^无法识别/);
});

it('offers a day and a time of day to pick; the month changes', async () => {
  const now = { clock: { now: '2026-11-20T10:24:00', timeZone: 'Asia/Shanghai' } };
  const { events } = await shown({ startedAt: '2026-11-20T10:30:00' }, {}, now);
  await userEvent.click(screen.getByRole('button', { name: '选择开始的日期和时刻' }));
  const picker = within(screen.getByRole('dialog', { name: '选择开始的日期和时刻' }));
  expect(picker.getByRole('button', { name: '11月20日，星期五' })).toHaveAttribute('aria-current', 'date');
  await userEvent.click(picker.getByRole('button', { name: '下个月' }));
  await userEvent.click(picker.getByRole('button', { name: '12月8日，星期二' }));
  await userEvent.click(picker.getByRole('button', { name: '14:00' }));
  expect(events.filter(form.taskFormChanged.match).map(({ payload }) => payload.startedAt)).toEqual([
    '2026-12-08T10:30:00',
    '2026-12-08T14:00:00',
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '选择开始的日期和时刻' })).toHaveFocus();
});

it('uses the platform’s time input on a phone, unless what was typed elsewhere cannot be parsed', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: query.includes('max-width: 767px'), addEventListener() {}, removeEventListener() {} }) as never,
    );
  const { events, unmount } = await shown({ startedAt: '2026-11-20T10:30:00', typedTimes: { endAt: 'soonish' } });
  const start = screen.getByLabelText('开始时间*');
  expect(start).toHaveAttribute('type', 'datetime-local');
  expect(start).toHaveValue('2026-11-20T10:30');
  fireEvent.change(start, { target: { value: '2026-11-21T08:00' } });
  expect(events).toEqual([form.taskFormChanged({ startedAt: '2026-11-21T08:00:00' })]);
  expect(screen.getByLabelText('截止时间*')).toHaveValue('soonish');
  expect(screen.queryByRole('button', { name: '选择开始的日期和时刻' })).not.toBeInTheDocument();
  unmount();
  jest.restoreAllMocks();
});

it('a schedule is always on the calendar, so its form does not ask', async () => {
  await shown({}, { kind: 'schedule' });
  expect(screen.getByRole('switch', { name: '到期提醒' })).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: '同步到日程' })).not.toBeInTheDocument();
});

it('TODO-4 executors are removed one by one and chosen in the dialog; if fixed, neither is possible', async () => {
  const { events, unmount } = await shown();
  await userEvent.click(screen.getByRole('button', { name: '移除 王磊' }));
  await userEvent.click(screen.getByRole('button', { name: '选择执行人' }));
  expect(events).toEqual([
    form.taskFormChanged({ executors: [executors[0] ?? { userId: '', userName: '' }] }),
    personDialogOpened({ purpose: 'executors', selected: executors.slice(0, 1), multiple: true }),
  ]);
  unmount();
  await shown({}, { executorFixed: true });
  expect(screen.getByText('林静')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '选择执行人' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '移除 林静' })).not.toBeInTheDocument();
});

it('TODO-4 time and method show only while the reminder is on, and the method is disabled', async () => {
  const { events } = await shown();
  expect(screen.getByLabelText('提醒时间')).toBeEnabled();
  expect(screen.getByLabelText('提醒方式')).toBeDisabled();
  expect(screen.getByText('即时通知')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: '到期提醒' }));
  await userEvent.click(screen.getByRole('switch', { name: '同步到日程' }));
  expect(events).toEqual([
    form.taskFormChanged({ isWarming: false }),
    form.taskFormChanged({ isSynchronizeDate: false }),
  ]);
  expect(screen.queryByLabelText('提醒时间')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('提醒方式')).not.toBeInTheDocument();
});

it('shows the server’s message rather than the portal’s own, in its language only', async () => {
  const enumsIn = (language: string) => {
    const words = (displayName: string) => loaded({ language, items: [{ value: 0, displayName }] });
    return { degreeType: words('一般'), warmingTime: words('半小时前'), warmingType: words('站内') };
  };
  const { unmount } = await shown({}, {}, { task: { busy: [], enums: enumsIn('zh-CN') } });
  expect(screen.getByRole('radio', { name: '一般' })).toBeChecked();
  expect(screen.getByText('半小时前')).toBeInTheDocument();
  unmount();
  await shown({}, {}, { task: { busy: [], enums: enumsIn('en-US') } });
  expect(screen.getByRole('radio', { name: '普通' })).toBeChecked();
});

it('TODO-5 attachments: how many of five, open, remove, progress, failure with retry', async () => {
  const upload = {
    id: 'u1',
    fileName: 'b.png',
    size: 2_000_000,
    sent: 1_000_000,
    status: 'uploading',
    error: null,
  } as const;
  const failed = { ...upload, id: 'u2', fileName: 'c.pdf', status: 'failed', error: { text: '磁盘已满' } } as const;
  const { events } = await shown(
    { attachments: [{ blobName: 'a1', fileName: 'a.xlsx' }] },
    {},
    { attachments: { uploads: [upload, failed], chosen: [], preview: null } },
  );
  expect(screen.getByText('3 / 5')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: '正在上传 b.png' })).toHaveAttribute('value', '50');
  expect(screen.getByText('磁盘已满')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '下载 a.xlsx' }));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '移除 b.png' }));
  await userEvent.click(screen.getByRole('button', { name: '移除 a.xlsx' }));
  await userEvent.click(screen.getByRole('button', { name: '添加附件' }));
  expect(events).toEqual([
    attachments.fileOpened({ blobName: 'a1', fileName: 'a.xlsx' }),
    attachments.uploadRetried('u2'),
    attachments.uploadRemoved('u1'),
    form.taskFormChanged({ attachments: [] }),
    attachments.pickWanted(),
  ]);
});

it('a preview shows the picture over everything and closes by its button', async () => {
  const preview = { file: { blobName: 'a', fileName: 'a.png' }, url: 'blob:1' };
  const { events } = await shown({}, {}, { attachments: { uploads: [], chosen: [], preview } });
  expect(screen.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'blob:1');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(events).toEqual([attachments.previewClosed()]);
});

it('saves with one event and locks the fields while saving', async () => {
  const { events, store } = await shown({ title: 't', startedAt: '2026-11-20T10:00:00', endAt: '2026-11-20T11:00:00' });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(events).toEqual([form.taskSaveWanted()]);
  act(() => void store.dispatch(form.taskFormSubmitted()));
  expect(screen.getByRole('button', { name: /正在保存/ })).toBeInTheDocument();
  expect(screen.getByLabelText('标题*')).toBeDisabled();
});

it('a restored draft says when it was kept and can be discarded', async () => {
  const { events } = await shown({ title: 'from before' }, { draftFrom: '2026-11-20T10:32:00' });
  expect(screen.getByText(/已恢复 .*10:32 的草稿/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
  expect(events).toEqual([form.draftDiscarded()]);
});

it('says why a task cannot be fetched and offers a retry', async () => {
  const { events } = await shown({}, { status: 'failed', error: { text: '服务繁忙' } });
  expect(screen.getByRole('alert')).toHaveTextContent('服务繁忙');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(events).toEqual([form.formValues.wanted()]);
});
