import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserTask } from '../../../contract/tasks.ts';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { Workbench } from '../../../src/views/workbench/Workbench.tsx';
import { renderView } from '../../support/renderView.tsx';
import { loaded, taskOf, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const counts = base.todoCentre.counts.data;
if (counts === null) throw new Error('the fixture has counts');

const waiting = (items: readonly UserTask[] | null, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  renderView(<Workbench />, {
    state: {
      ...base,
      settings: { ...base.settings, settings: { ...base.settings.settings, language } },
      todoCentre: {
        ...base.todoCentre,
        counts: loaded({ ...counts, approvals: items && { items: [...items], totalCount: 7 } }),
      },
    },
  });
const request: UserTask = {
  ...taskOf('采购申请：伺服驱动器补货', { source: 'BPM', creatorName: '郑凯', createAt: '2026-11-20T10:12:00' }),
  request: { type: { zh: '采购申请', en: 'Purchase' }, title: '伺服驱动器补货' },
};

describe('approvals on the workbench', () => {
  it('POR-2 says what is waiting for approval: kind, subject, person, since when', async () => {
    await waiting([request, taskOf('没有类别', { createAt: '2026-11-18T10:12:00', creatorName: null })]);
    const section = screen.getByRole('region', { name: '待我审批' });
    expect(within(section).getByRole('heading')).toHaveTextContent('待我审批');
    expect(section).toHaveTextContent('7');
    const rows = within(section).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '采购申请伺服驱动器补货郑郑凯今天 10:12等待 12 分钟处理',
      '没有类别11-18 10:12等待 2 天处理',
    ]);
  });

  it('names the kind in the person’s language', async () => {
    await waiting([request], 'en-US');
    const section = screen.getByRole('region', { name: 'Waiting for my approval' });
    expect(within(section).getByRole('listitem')).toHaveTextContent(/^Purchase伺服驱动器补货/);
  });

  it.each([
    ['in progress', 0, 'inProgress'],
    ['overdue', 2, 'overdue'],
  ] as const)('leads to the code of a request that is %s, beside its list', async (_, myExecutorStatus, list) => {
    const task = { ...request, myExecutorStatus };
    const { events } = await waiting([task]);
    await userEvent.click(screen.getByRole('button', { name: '伺服驱动器补货' }));
    expect(events).toEqual([dialogOpened({ tab: 2, intent: { kind: 'code', list, task } })]);
  });

  it.each([
    ['nothing waits', []],
    ['the backend does not tell', null],
  ] as const)('has no such part where %s', async (_, items) => {
    await waiting(items);
    expect(screen.queryByRole('region', { name: '待我审批' })).toBeNull();
    expect(screen.getByRole('region', { name: '工作待办' })).toBeVisible();
  });
});
