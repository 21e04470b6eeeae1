import { contentOf, rowsOf } from '../../src/store/tapeRows.ts';
import type { Line } from '../../src/tape/format.ts';

const event = (ms: number, action: object): Line => ['a', ms, action as never, 'digest'];
const call: Line = ['c', 1, 'login', 'send', [{ id: 'requestToken' }, 'more']];

describe('the lines of a tape, one row each', () => {
  it('name the event that came from outside; it belongs to no flow', () => {
    expect(rowsOf([event(5, { type: 'shell/opened' }), event(7, {}), event(0, { type: 4 })])).toMatchObject([
      { kind: 'a', words: 'shell/opened', flow: '', ms: 5, effect: null, partner: null, isOpen: false },
      { kind: 'a', words: '', ms: 12 },
      { kind: 'a', words: '', ms: 12 },
    ]);
  });

  it('name the flow that put an event, at the time of what led to it', () => {
    const put: Line = ['p', 'login', 'login/failed', 'x', 'y'];
    expect(rowsOf([event(5, { type: 'a' }), put])[1]).toEqual({
      kind: 'p',
      words: 'login/failed',
      flow: 'login',
      ms: 5,
      effect: null,
      partner: null,
      isOpen: false,
    });
  });

  it('show a request and its answer as partners, whatever comes between', () => {
    const answer: Line = ['r', 30, 1, 'v', { token: 1 }];
    expect(rowsOf([event(5, { type: 'a' }), call, event(2, { type: 'b' }), answer])).toMatchObject([
      {},
      { kind: 'c', words: 'send requestToken', flow: 'login', ms: 5, effect: 1, partner: 3, isOpen: true },
      { ms: 7 },
      { kind: 'r', words: 'send requestToken', flow: 'login', ms: 37, effect: 1, partner: 1, isOpen: false },
    ]);
  });

  it('mark a failure, and say nothing about an answer to something before the tape', () => {
    expect(rowsOf([call, ['r', 1, 1, 'x', null], ['r', 1, 9, 'v', null], ['r', 1, 9, 'x', null]])).toMatchObject([
      {},
      { words: '! send requestToken' },
      { words: '', flow: '', partner: null, effect: 9 },
      { words: '! ' },
    ]);
  });

  it('do not wait for what was answered at once, or never', () => {
    expect(rowsOf([['c', 1, 'clock', 'now', [], 'v', 5], call])).toMatchObject([
      { words: 'now', isOpen: false, partner: null },
      { isOpen: true, partner: null },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['its first plain argument', ['key', 'text'], 'read key'],
    ['a number', [7], 'read 7'],
    ['zero', [0], 'read 0'],
    ['nothing but its name, if there is none', [], 'read'],
    ['nothing but its name, if that is not plain', [null], 'read'],
    ['nothing but its name, if its id is no text', [{ id: 5 }], 'read'],
    ['nothing but its name, if its arguments are hidden', '#3', 'read'],
  ])('say what a request is about by %s', (_case, args, words) => {
    expect(rowsOf([['c', 1, 'any', 'read', args as never]])).toMatchObject([{ words }]);
  });

  it('stay short', () => {
    const [row] = rowsOf([['c', 1, 'any', 'read', ['x'.repeat(500)]]]);
    expect(row?.words).toBe(`read ${'x'.repeat(115)}`);
  });

  it('tell of a gap', () => {
    expect(rowsOf([['g']])).toMatchObject([{ kind: 'g', words: '', flow: '', ms: 0 }]);
  });
});

it.each<[string, Line, unknown]>([
  ['an event', event(5, { type: 'a', payload: 1 }), { type: 'a', payload: 1 }],
  ['an answer', ['r', 1, 1, 'v', [1]], { value: [1] }],
  ['a failure', ['r', 1, 1, 'x', 'no'], { error: 'no' }],
  ['a request that is not answered at once', ['c', 1, 'f', 'send', [1]], { args: [1] }],
  ['a request that is', ['c', 1, 'f', 'read', [1], 'v', 2], { args: [1], value: 2 }],
  ['a request that fails at once', ['c', 1, 'f', 'read', [1], 'x', 'no'], { args: [1], error: 'no' }],
  ['a request with an empty answer', ['c', 1, 'f', 'write', [1], 'v'], { args: [1] }],
  ['digests only', ['p', 'f', 'f/done', 'x', 'y'], ['p', 'f', 'f/done', 'x', 'y']],
])('the content of a line for reading: %s', (_case, line, content) => {
  expect(contentOf(line)).toEqual(content);
});
