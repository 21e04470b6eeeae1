import { notificationTypes } from '../../contract/notificationTypes.ts';
import {
  clickOf,
  fieldLinesOf,
  propertiesOf,
  titleOf,
} from '../../src/features/notificationCentre/notificationProperties.ts';
import { NOTIFICATION_TYPES, typeNameOf } from '../../src/features/notificationCentre/notificationTypes.ts';
import { notificationCentre as english } from '../../src/i18n/en-US/notificationCentre.ts';
import { notificationCentre as chinese } from '../../src/i18n/zh-CN/notificationCentre.ts';
import { notificationOf } from '../support/fixtures.ts';

const withApp = (app: Record<string, unknown>) => ({ properties: JSON.stringify({ App: app }) });
const types = Object.entries(NOTIFICATION_TYPES).flatMap(([moduleName, byName]) =>
  Object.entries(byName).map(([name, type]) => ({ moduleName, name, type })),
);

it('NTF-3 the table has every type of the contract, with its fields in order', () => {
  const own = Object.fromEntries(
    Object.entries(NOTIFICATION_TYPES).map(([moduleName, byName]) => [
      moduleName,
      Object.fromEntries(
        Object.entries(byName).map(([name, { fields, jumpable }]) => [
          name,
          { fields: fields.map(({ path }) => path.join('.').replace(/^App\./, '')), jumpable },
        ]),
      ),
    ]),
  );
  expect(own).toEqual(notificationTypes);
});

it.each(types)('NTF-3 $moduleName $name shows each of its fields under a label in both languages', (row) => {
  const { moduleName, name: notificationName, type } = row;
  const app = Object.fromEntries(type.fields.map(({ path }, index) => [path.at(-1), `value ${index}`]));
  const lines = fieldLinesOf(notificationOf('n1', { moduleName, notificationName, ...withApp(app) }), 'en-US');
  expect(lines.map(({ value }) => value)).toEqual(type.fields.map((_, index) => `value ${index}`));
  for (const { label } of lines) {
    const key = label.replace('notificationCentre:', '');
    expect([key in chinese, key in english]).toEqual([true, true]);
  }
});

it.each(types)('$moduleName $name has a name in both languages, each its own', ({ moduleName, name }) => {
  const words = typeNameOf({ moduleName, notificationName: name, diplayName: '' });
  const key = 'key' in words ? words.key.replace('notificationCentre:', '') : '';
  const [zh, en] = [Object.entries(chinese), Object.entries(english)].map(
    (texts) => texts.find(([each]) => each === key)?.[1],
  );
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(en).toMatch(/^[A-Z][\w -]+$/);
});

it('an unknown type keeps the server’s name', () => {
  for (const [moduleName, notificationName] of [
    ['EAM', 'eventWarning'],
    ['BPM', 'toString'],
    ['constructor', 'name'],
  ] as const)
    expect(typeNameOf({ moduleName, notificationName, diplayName: 'odd' })).toEqual({ text: 'odd' });
});

it.each([
  ['BPM', 'approvalRequest', '{"App":{"status":"审批中","workflowName":"采购申请"}}', '采购申请'],
  ['OA', 'personalTodo', '{"App":{"title":"会签","workflowName":"采购申请"}}', '会签'],
  ['WMS', 'stockWarning', '{"App":{"material":"轴承","quantity":3}}', '轴承'],
  ['EAM', 'strange', '{"Title":"没有 App 对象"}', '没有 App 对象'],
  ['EAM', 'strange', '{"App":{"WorkflowName":"点检"}}', '点检'],
])('%s %s with %s has one subject', (moduleName, notificationName, properties, title) => {
  expect(titleOf(notificationOf('n1', { moduleName, notificationName, properties }), 'zh-CN')).toBe(title);
});

it.each(['', '{broken', 'null', '[]', '"text"', '{"App":{"title":""}}', '{"App":{"title":{"a":1}}}', '{"App":[1]}'])(
  'properties %j do not name the subject',
  (properties) => {
    expect(titleOf(notificationOf('n1', { properties }), 'zh-CN')).toBeNull();
  },
);

it('shows no line for a value that is missing, empty or not text', () => {
  const app = { workflowName: '采购申请', instanceId: '', applicant: null, startTime: { at: 1 }, status: 3 };
  const lines = fieldLinesOf(
    notificationOf('n1', { moduleName: 'BPM', notificationName: 'approvalRequest', ...withApp(app) }),
    'zh-CN',
  );
  expect(lines.map(({ value }) => value)).toEqual(['采购申请', 3]);
});

it('an unknown type shows the values whose names are known, and leads to the app', () => {
  const app = { businessId: 'b1', content: '点检超期', secretField: 'x', time: '2026-11-20 10:00:00' };
  const unknown = notificationOf('n1', { moduleName: 'EAM', notificationName: 'toString', ...withApp(app) });
  expect(fieldLinesOf(unknown, 'zh-CN').map(({ label }) => label)).toEqual([
    'notificationCentre:field_content',
    'notificationCentre:field_time',
  ]);
  expect(clickOf(unknown)).toEqual({ kind: 'scan', businessId: 'b1' });
});

it.each([
  ['{"App":{"title":', 'no JSON'],
  ['', 'no JSON'],
  ['null', 'no object'],
  ['"text"', 'no object'],
  ['[1]', 'no object'],
  ['{"Title":"x"}', 'no App object'],
  ['{"App":[]}', 'no App object'],
])('NTF-7 properties %j are malformed, and the card has no fields', (properties, reason) => {
  const broken = notificationOf('n1', { moduleName: 'OMS', notificationName: 'eventWarning', properties });
  expect(propertiesOf(broken)).toMatchObject({ ok: false, reason });
  expect(fieldLinesOf(broken, 'zh-CN')).toEqual([]);
  expect(clickOf(broken)).toEqual({ kind: 'scan', businessId: 'n1' });
});

it('NTF-5 a click opens the personal to-do, hands to the app, or does nothing', () => {
  const click = (moduleName: string, notificationName: string, app: Record<string, unknown>) =>
    clickOf(notificationOf('n1', { moduleName, notificationName, ...withApp(app) }));
  expect(click('OA', 'personalTodo', { businessId: 't1' })).toEqual({ kind: 'todo', id: 't1' });
  expect(click('OA', 'workerTodo', { businessId: 't1' })).toEqual({ kind: 'scan', businessId: 't1' });
  // Deleted since: there is nothing to open.
  for (const businessId of [null, '']) expect(click('OA', 'personalTodo', { businessId })).toEqual({ kind: 'none' });
  expect(click('OA', 'workerTodo', { businessId: '' })).toEqual({ kind: 'scan', businessId: 'n1' });
  for (const { moduleName, name, type } of types)
    expect(click(moduleName, name, { businessId: 'b' }).kind === 'none').toBe(!type.jumpable);
});

it('shows a process name in the reader’s language if the server sends both, else the one it has', () => {
  const request = (more: object) =>
    notificationOf('n1', {
      moduleName: 'BPM',
      notificationName: 'approvalRequest',
      ...withApp({ workflowName: '采购申请', ...more }),
    });
  const both = request({ workflowNames: { zh: '采购申请', en: 'Purchase request' } });
  expect([fieldLinesOf(both, 'en-US')[0]?.value, fieldLinesOf(both, 'zh-CN')[0]?.value]).toEqual([
    'Purchase request',
    '采购申请',
  ]);
  expect([titleOf(both, 'en-US'), titleOf(both, 'zh-CN')]).toEqual(['Purchase request', '采购申请']);
  for (const names of [undefined, 'Purchase', { en: 'Purchase' }])
    expect(titleOf(request({ workflowNames: names }), 'en-US')).toBe('采购申请');
});
