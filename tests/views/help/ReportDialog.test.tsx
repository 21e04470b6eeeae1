import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  recordingAttached,
  reportClosed,
  reportCopyWanted,
  reportSaveWanted,
} from '../../../src/features/problemReport/problemReportSlice.ts';
import { HelpLayer } from '../../../src/views/help/HelpPanel.tsx';
import { logReading } from '../../support/deskWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { reportFacts } from '../../support/reportWork.ts';

const show = (over: object = {}) =>
  renderView(<HelpLayer />, {
    state: stateWith({ problemReport: { status: 'ready', facts: reportFacts(), recording: logReading(), ...over } }),
  });
const words = () => screen.getByRole('textbox', { name: /发生了什么/ });
const preview = (name: string) => screen.queryByLabelText<HTMLTextAreaElement>(name, { selector: 'textarea' });

describe('report of a problem', () => {
  it('asks for a description first, and shows what is included as it will appear in the file', async () => {
    const { events } = await show();
    await screen.findByRole('dialog', { name: '报告问题' });
    expect(words()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '保存为文件' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请写下发生了什么');
    expect(events).not.toContainEqual(reportSaveWanted());
    await userEvent.type(words(), '电话 13800000001 打不通');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByText('文件内容预览'));
    expect(JSON.parse(preview('文件内容预览')?.value ?? '')).toMatchObject({
      words: '电话 ••• 打不通',
      page: '/portal',
    });
    await userEvent.click(screen.getByRole('button', { name: '复制内容' }));
    await userEvent.click(screen.getByRole('button', { name: '保存为文件' }));
    expect(events.slice(-2)).toEqual([reportCopyWanted(), reportSaveWanted()]);
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('hides the recording if it is left out', async () => {
    const { events } = await show();
    const attach = await screen.findByRole('checkbox', { name: /附上操作记录/ });
    expect(attach).toBeChecked();
    expect(preview('操作记录的最后几行')).toHaveValue(logReading().newest.join('\n'));
    await userEvent.click(attach);
    expect(events).toContainEqual(recordingAttached(false));
    expect(preview('操作记录的最后几行')).toBeNull();
  });

  it('says so if nothing is recorded', async () => {
    await show({ recording: null });
    expect(await screen.findByText(/没有操作记录/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('waits while it collects what is known, and Escape closes it', async () => {
    const { events } = await show({ status: 'reading', facts: null, recording: null });
    expect(await screen.findByText('正在收集信息…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(events).toContainEqual(reportClosed());
  });
});
