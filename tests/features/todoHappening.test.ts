import { asksForAnswer, clickOf, isOfDeleted } from '../../src/features/notificationCentre/notificationProperties.ts';
import { happeningOf, noticeLines, taskIdOf } from '../../src/features/notificationCentre/todoHappening.ts';
import { notificationOf } from '../support/fixtures.ts';

const about = (app: object, moduleName = 'OA', notificationName = 'personalTodo') =>
  notificationOf('n1', { moduleName, notificationName, properties: JSON.stringify({ App: app }) });

it.each([
  ['assigned', 'todoAssignedBy', 'todoAssigned'],
  ['completed', 'todoCompletedBy', 'todoCompleted'],
  ['deleted', 'todoDeletedBy', 'todoDeleted'],
])('says who did it for a to-do that was %s, if the server says so', (event, by, alone) => {
  expect(happeningOf(about({ event, actor: '林静' }))).toEqual({
    key: `notificationCentre:${by}`,
    params: { actor: '林静' },
  });
  for (const actor of [undefined, '', 7])
    expect(happeningOf(about({ event, actor }))).toEqual({ key: `notificationCentre:${alone}` });
});

it('a reminder, an unknown event and another module name no person', () => {
  expect(happeningOf(about({ event: 'reminder' }))).toEqual({ key: 'notificationCentre:todoReminder' });
  expect(happeningOf(about({ event: 'eaten', actor: '林静' }))).toBeNull();
  expect(happeningOf(about({ event: 'deleted' }, 'WMS'))).toBeNull();
  expect(happeningOf(notificationOf('n1', { properties: '{broken' }))).toBeNull();
});

it('a notification of the assistant names its to-do by either name; one of another module has none', () => {
  expect(taskIdOf(about({ businessId: 't1', taskId: 't2' }))).toBe('t1');
  expect(taskIdOf(about({ taskId: 't2' }))).toBe('t2');
  expect(taskIdOf(about({ businessId: 7 }))).toBeNull();
  expect(taskIdOf(about({}))).toBeNull();
  expect(taskIdOf(about({ businessId: 't1' }, 'WMS'))).toBeNull();
});

it('a deleted to-do cannot be opened; anything else called deleted can', () => {
  const gone = about({ event: 'deleted', businessId: 't1' });
  expect([isOfDeleted(gone), clickOf(gone)]).toEqual([true, { kind: 'none' }]);
  expect(isOfDeleted(about({ event: 'completed' }))).toBe(false);
  expect(isOfDeleted(about({ event: 'deleted' }, 'WMS'))).toBe(false);
});

it.each([
  ['BPM', 'approvalRequest', true],
  ['HCM', 'unknown', true],
  ['OA', 'workerTodo', true],
  ['OA', 'personalTodo', false],
  ['WMS', 'stockWarning', false],
  ['Basic', 'tenantCreated', false],
])('a notification of %s %s asks for an answer in the app: %s', (moduleName, notificationName, isAsking) => {
  expect(asksForAnswer(about({ businessId: 'b1' }, moduleName, notificationName))).toBe(isAsking);
});

it('a browser notification says what has happened, or else of which type it is, and its subject if it has one', () => {
  const happening = { key: 'notificationCentre:todoCompletedBy', params: { actor: '林静' } };
  expect(noticeLines(about({ event: 'completed', actor: '林静', title: '盘点' }), 'zh-CN')).toEqual([
    happening,
    { text: '盘点' },
  ]);
  expect(noticeLines(about({ event: 'completed', actor: '林静' }), 'zh-CN')).toEqual([happening]);
  expect(noticeLines(about({ title: '盘点' }), 'zh-CN')).toEqual([
    { key: 'notificationCentre:type_personalTodo' },
    { text: '盘点' },
  ]);
});
