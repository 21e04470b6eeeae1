import { screen } from '@testing-library/react';
import { Workbench } from '../../../src/views/workbench/Workbench.tsx';
import { onPhone } from '../../support/phone.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const headings = async () => {
  await renderView(<Workbench />, { state: workbenchState() });
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};

describe('workbench', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('begins with what is due, and ends with incoming messages', async () => {
    expect(await headings()).toEqual(['工作待办', '个人待办', '日程', '通知', '公告']);
  });

  it('begins with the schedules on a phone, in keyboard and reading order as on screen', async () => {
    onPhone();
    expect(await headings()).toEqual(['日程', '工作待办', '个人待办', '常用应用', '通知', '公告']);
  });
});
