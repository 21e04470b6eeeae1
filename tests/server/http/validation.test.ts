import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../../contract/call.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { parseInput } from '../../../server/src/http/validation.ts';

const name = z.string().check(z.minLength(2), z.maxLength(4));
const save = defineCall('save', 'POST /api/save/{id}', 'none', {
  params: z.object({ id: z.string().check(z.maxLength(3)) }),
  query: z.object({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
    all: z.optional(z.boolean()),
    word: z.optional(z.string()),
  }),
  body: z
    .object({
      name,
      phone: z.optional(z.string().check(z.regex(/^1\d{2}$/))),
      email: z.optional(z.email()),
      kind: z.optional(z.enum(['a', 'b'])),
      files: z.optional(z.array(z.object({ name })).check(z.minLength(1), z.maxLength(2))),
      from: z.optional(z.int()),
      to: z.optional(z.int()),
      note: z.optional(z.nullable(z.string())),
      until: z.nullable(z.optional(z.string())),
    })
    .check(
      z.refine(({ from = 0, to = 0 }) => from <= to, {
        error: 'start time cannot be greater than deadline',
        path: ['to'],
      }),
      z.refine(({ from }) => from !== 99, { error: 'not this one' }),
    ),
  response: z.unknown(),
});

const post = defineCall('post', 'POST /api/post', 'none', {
  encoding: 'form',
  body: z.object({ count: z.int(), isDone: z.boolean(), kind: z.enum(['a', 'b']) }),
  response: z.unknown(),
});
const list = defineCall('list', 'POST /api/list', 'none', {
  body: z.union([z.array(z.string()), z.object({ name: z.string() })]),
  response: z.unknown(),
});

interface Given {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The refused fields with their messages. */
function refused(
  { params = { id: '1' }, query = {}, body = { name: 'name' } }: Given,
  call: Call = save,
): [string[], string, string][] {
  try {
    parseInput(call, { params, query, body });
    return [];
  } catch (error) {
    assert.ok(error instanceof ApiError && error.status === 400);
    return error.problems.map(({ members, message }) => [[...members], message.en, message.zh]);
  }
}
const withBody = (more: object): Given => ({ body: { name: 'name', ...more } });

describe('refusals by field, in both languages', () => {
  const cases: readonly (readonly [what: string, given: Given, field: string, says: RegExp, sagt: RegExp])[] = [
    ['a field that is missing', { body: {} }, 'name', /^The name field is required\.$/, /^name 字段是必填项。$/],
    ['an empty field, which counts as missing', withBody({ name: '' }), 'name', /field is required/, /必填/],
    ['null', withBody({ name: null }), 'name', /expected string, received null/, /期望 string/],
    ['another type', withBody({ name: 7 }), 'name', /expected string, received number/, /期望 string/],
    ['too short a text', withBody({ name: 'n' }), 'name', />=2 characters/, />=2/],
    ['too long a text', withBody({ name: 'names' }), 'name', /<=4 characters/, /<=4/],
    ['a text of another pattern', withBody({ phone: '213' }), 'phone', /^The format is not valid\.$/, /^格式不正确。$/],
    ['no address', withBody({ email: 'a' }), 'email', /^The format is not valid\.$/, /^格式不正确。$/],
    ['none of the values', withBody({ kind: 'c' }), 'kind', /"a"\|"b"/, /"a"\|"b"/],
    ['a fraction', withBody({ from: 0.5, to: 1 }), 'from', /expected int/, /期望 int/],
    ['no list', withBody({ files: {} }), 'files', /expected array/, /期望 (array|数组)/],
    ['too short a list', withBody({ files: [] }), 'files', />=1 items/, />=1/],
    ['too long a list', withBody({ files: Array(3).fill({ name: 'name' }) }), 'files', /<=2 items/, /<=2/],
    ['a field within a list', withBody({ files: [{ name: 'name' }, {}] }), 'files.1.name', /required/, /必填/],
    [
      'a rule over two fields',
      withBody({ from: 2, to: 1 }),
      'to',
      /^start time cannot be/,
      /^开始时间不能大于截止时间$/,
    ],
    ['a number below its limit', { query: { page: '0' } }, 'page', />=1/, />=1/],
    ['a number above its limit', { query: { page: '10' } }, 'page', /<=9/, /<=9/],
    ['text in place of a number', { query: { page: '1x' } }, 'page', /received string/, /期望 (int|number|数字)/],
    ['blanks for a number', { query: { page: ' ' } }, 'page', /received string/, /期望 (int|number|数字)/],
    ['a number without end', { query: { page: '1e999' } }, 'page', /received string/, /期望 (int|number|数字)/],
    ['two values for one', { query: { page: ['1', '2'] } }, 'page', /received array/, /期望 (int|number|数字)/],
    ['neither true nor false', { query: { all: '1' } }, 'all', /expected boolean/, /期望 boolean/],
    ['more than yes', { query: { all: 'trueish' } }, 'all', /expected boolean/, /期望 boolean/],
    ['less than no', { query: { all: 'not false' } }, 'all', /expected boolean/, /期望 boolean/],
    ['a number as a text in JSON', withBody({ to: '1' }), 'to', /received string/, /期望 (int|number|数字)/],
    [
      'a text for a part with fields',
      withBody({ files: ['text'] }),
      'files.0',
      /expected object, received string/,
      /object/,
    ],
    ['null for a part with fields', withBody({ files: [null] }), 'files.0', /expected object, received null/, /object/],
    ['a part of the address', { params: { id: '1234' } }, 'id', /<=3 characters/, /<=3/],
  ];
  for (const [what, given, field, english, chinese] of cases) {
    it(what, () => {
      const [first, ...more] = refused(given);
      assert.deepEqual([first?.[0], more], [[field], []]);
      assert.match(first?.[1] ?? '', english);
      assert.match(first?.[2] ?? '', chinese);
    });
  }

  it('cover all fields at once, in path, query and body', () => {
    const given = { params: { id: '1234' }, query: { page: '0' }, body: { phone: 'x' } };
    assert.deepEqual(
      refused(given).flatMap(([members]) => members),
      ['id', 'page', 'name', 'phone'],
    );
  });

  it('accept names in query and body in any case, at any depth; of two spellings the exact one counts', () => {
    const raw = {
      params: { id: '1' },
      query: { Page: '3', ALL: 'True' },
      body: { Name: 'one', FILES: [{ NAME: 'file' }], Phone: '', from: 1, From: 9, TO: 1 },
    };
    const { query, body } = parseInput(save, raw);
    assert.deepEqual(query, { page: 3, all: true });
    assert.deepEqual(body, { name: 'one', files: [{ name: 'file' }], from: 1, to: 1 });
    assert.deepEqual(
      refused({ query: { PAGE: 'x' }, body: { NAME: '' } }).map(([members]) => members),
      [['page'], ['name']],
    );
  });

  it('do not take an inherited object property for a field', () => {
    const given = { constructor: '1', toString: '' };
    assert.deepEqual(refused({ query: given, body: { name: 'name', ...given } }), []);
  });

  it('do not apply to values at their limits', () => {
    for (const given of [
      withBody({ name: 'na', files: [{ name: 'name' }], from: 1, to: 1 }),
      withBody({ name: 'name', files: [{ name: 'na' }, { name: 'na' }], phone: '', kind: 'b' }),
      { query: { page: '1', all: 'TRUE' } },
      { query: { page: '9', all: 'false' }, params: { id: '123' } },
    ]) {
      assert.deepEqual(refused(given), []);
    }
  });

  it('concern the body as a whole if it is not an object, or breaks a rule that names no field', () => {
    for (const [body, says] of [
      ['text', /expected object, received string/],
      [7, /expected object, received number/],
      [[1], /expected object, received array/],
      [{ name: 'name', from: 99, to: 99 }, /not this one/],
    ] as const) {
      const [first, ...more] = refused({ body });
      assert.deepEqual([first?.[0], more], [[], []], JSON.stringify(body));
      assert.match(first?.[1] ?? '', says);
    }
    assert.match(refused({ body: 'text' }, post)[0]?.[1] ?? '', /expected object, received string/);
  });

  it('take numbers and yes or no from a form as texts, and a missing choice for a missing field', () => {
    const body = { COUNT: '7', isDone: 'False', kind: 'a' };
    assert.deepEqual(parseInput(post, { params: {}, query: {}, body }).body, { count: 7, isDone: false, kind: 'a' });
    assert.deepEqual(
      refused({ body: { count: '1', isDone: 'true' } }, post).map(([members, english]) => [members, english]),
      [[['kind'], 'The kind field is required.']],
    );
  });

  it('leave texts as they are, and empty a field where null is allowed', () => {
    const { query, body } = parseInput(save, {
      params: { id: '1' },
      query: { word: '12', all: 'false' },
      body: { name: 'true', note: '', until: '' },
    });
    assert.deepEqual(query, { word: '12', all: false });
    assert.deepEqual(body, { name: 'true', note: null, until: null });
    const more = parseInput(save, {
      params: { id: '1' },
      query: { word: 'true' },
      body: { name: 'name', note: 'text' },
    });
    assert.deepEqual([more.query, more.body], [{ word: 'true' }, { name: 'name', note: 'text' }]);
  });

  it('pass a body of several shapes as it came', () => {
    for (const body of [['one', 'two'], { name: 'name' }])
      assert.deepEqual(parseInput(list, { params: {}, query: {}, body }).body, body);
  });
});
