import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { fillNewTodo } from './support/todoForm.ts';

test.use({ onlyReads: true });

const CREATE = '**/api/user-work/personal/create';
const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });

/** The response to a save, and what the person is told (§8). */
const ANSWERS = [
  [
    'other errors: the server’s message',
    { status: 403, ...json({ error: { message: '不能建立更多待办' } }) },
    '不能建立更多待办',
  ],
  [
    'other errors: status and address where a proxy answers in HTML',
    { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' },
    '请求失败：502，/api/user-work/personal/create',
  ],
  ['other errors: an empty body', { status: 500, body: '' }, '请求失败：500，/api/user-work/personal/create'],
  [
    'other errors: a body that is no JSON, from a server that says all is well',
    { status: 200, contentType: 'text/html', body: '<html>sign in to the hotel</html>' },
    '请求失败：200，/api/user-work/personal/create',
  ],
  ['400: error_description', { status: 400, ...json({ error: 'x', error_description: '描述' }) }, '描述'],
  [
    '400: the distinct messages of validationErrors, joined by commas',
    {
      status: 400,
      ...json({
        error: {
          message: '校验失败',
          validationErrors: ['标题太长', '时间不对', '标题太长'].map((message) => ({ message, members: [] })),
        },
      }),
    },
    '标题太长,时间不对',
  ],
  [
    '412: a conflict of edits signs nobody out',
    { status: 412, ...json({ error: { code: 'Volo.Abp:010', message: '数据已被修改' } }) },
    '数据已被修改',
  ],
] as const;

test('ERR-1 each response is shown as §8 says, and the form keeps what was typed', async ({ page, told, problems }) => {
  problems.expect(/4[01]\d|50\d/, /does not fit the contract/);
  await openAsLin(page);
  const dialog = await fillNewTodo(page, '失败的待办');
  const save = dialog.getByRole('button', { name: '保存', exact: true });
  for (const [name, answer, words] of ANSWERS) {
    await test.step(name, async () => {
      await page.route(CREATE, (route) => route.fulfill(answer), { times: 1 });
      await save.click();
      await told.expect(page, words);
      await expect(save).toBeEnabled();
      await expect(dialog.getByLabel('标题')).toHaveValue('失败的待办');
    });
  }
  await expect(page).toHaveURL(/panel=todo/);
});

test('a to-do whose response a gateway lost is saved again, and exists once', async ({ page, problems }) => {
  problems.expect(/502/);
  await openAsLin(page);
  const title = '网关弄丢的待办';
  const dialog = await fillNewTodo(page, title);
  const save = dialog.getByRole('button', { name: '保存', exact: true });
  const answered = () => page.waitForResponse((answer) => answer.url().endsWith(CREATE.slice(2)));
  const made: unknown[] = [];
  await page.route(
    CREATE,
    async (route) => {
      made.push(await (await route.fetch()).json());
      await route.fulfill({ status: 502 });
    },
    { times: 1 },
  );
  const [lost] = await Promise.all([answered(), save.click()]);
  expect(lost.status()).toBe(502);
  await expect(save).toBeEnabled();
  const [again] = await Promise.all([answered(), save.click()]);
  expect([await again.json()]).toEqual(made);
  await expect(dialog.getByLabel('标题')).toBeHidden();
});
