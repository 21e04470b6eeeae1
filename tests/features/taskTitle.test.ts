import { taskTitle } from '../../src/features/task/taskTitle.ts';

it('the title of a to-do for a decision starts with the kind of request, in the reader’s language', () => {
  const title = '请假申请：十二月回家';
  const request = { type: { zh: '请假申请', en: 'Leave' }, title: '十二月回家' };
  expect(taskTitle({ title, request }, 'zh-CN')).toBe(title);
  expect(taskTitle({ title, request }, 'en-US')).toBe('Leave: 十二月回家');
  expect(taskTitle({ title: '核对备件清单', request: null }, 'en-US')).toBe('核对备件清单');
});
