import { dayWords, shortDayWords, weekdayHead, weekdayWords } from '../../../src/views/workbench/dateWords.ts';
import { greetingKey } from '../../../src/views/workbench/greetingText.ts';
import { taskState } from '../../../src/views/workbench/taskState.ts';
import { NOW, taskOf } from '../../support/workbenchState.ts';

describe('greetingKey', () => {
  it.each([
    ['00:00', 'Evening'],
    ['04:59', 'Evening'],
    ['05:00', 'Morning'],
    ['08:59', 'Morning'],
    ['09:00', 'Forenoon'],
    ['11:59', 'Forenoon'],
    ['12:00', 'Noon'],
    ['14:00', 'Afternoon'],
    ['17:59', 'Afternoon'],
    ['18:00', 'Evening'],
  ])('greets at %s with the %s', (time, part) => {
    expect(greetingKey(`2026-11-20T${time}:00`)).toBe(`workbench:greeting${part}`);
  });
});

describe('date words', () => {
  it('formats a wall date in the language, whatever the machine’s time zone', () => {
    expect([dayWords('2026-11-20', 'zh-CN'), weekdayWords('2026-11-20', 'zh-CN')]).toEqual(['11月20日', '星期五']);
    expect([dayWords('2026-11-20', 'en-US'), weekdayWords('2026-11-20', 'en-US')]).toEqual(['20 November', 'Friday']);
    expect([shortDayWords('2026-11-20', 'zh-CN'), shortDayWords('2026-11-20', 'en-US')]).toEqual([
      '11月20日',
      '20 Nov',
    ]);
    expect([weekdayHead('2026-11-22', 'zh-CN'), weekdayHead('2026-11-22', 'en-US')]).toEqual(['日', 'Sun']);
  });
});

describe('taskState', () => {
  const executor = (executorStatus: number) => ({ userId: 'u', userName: 'U', executorStatus });

  it.each([
    ['my own completed', taskOf('t', { myExecutorStatus: 1 }), 'completed'],
    [
      'everybody has completed what I started',
      taskOf('t', { myExecutorStatus: null, executors: [executor(1)] }),
      'completed',
    ],
    ['one of two has not', taskOf('t', { myExecutorStatus: null, executors: [executor(1), executor(0)] }), 'open'],
    ['nobody is to do it', taskOf('t', { myExecutorStatus: null, executors: [] }), 'open'],
    ['the deadline has passed', taskOf('t', { endAt: '2026-11-18T09:00:00' }), 'late'],
  ] as const)('says where a task stands: %s', (_, task, kind) => {
    expect(taskState(task, NOW)?.kind).toBe(kind);
  });

  it('says nothing about time before the clock is known', () => {
    expect(taskState(taskOf('t'), null)).toBeNull();
  });
});
