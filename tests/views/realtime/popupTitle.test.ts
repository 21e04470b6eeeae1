import { popupTitle } from '../../../src/views/realtime/popupTitle.ts';

describe('popupTitle', () => {
  it.each([
    ['{"App":{"workflowName":"Purchase"}}', 'Purchase'],
    ['{"App":{"title":"Inventory","workflowName":"Purchase"}}', 'Inventory'],
    ['{"Title":"Outside of App"}', 'Outside of App'],
    ['{"App":{"WorkflowName":"Capital"}}', 'Capital'],
  ])('takes the line that says what %s is about', (properties, title) => {
    expect(popupTitle(properties)).toBe(title);
  });

  it.each([
    '',
    '{broken',
    'null',
    '[]',
    '"text"',
    '7',
    '{"App":{"title":""}}',
    '{"App":{"title":{"a":1}}}',
    '{"App":[1]}',
  ])('NTF-7 shows no line for %j and does not throw', (properties) => {
    expect(popupTitle(properties)).toBeNull();
  });
});
