import { describe as described } from '../../sub-apps/kit/core/business.ts';
import { failureText, mayHelp, problemsByField, stepFailureTexts } from '../../sub-apps/kit/core/failures.ts';

/** How opening an application fails if the server answers the request for its description like this. */
async function failureOf(status: number, body: unknown): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body, { status }));
  return described().then(
    () => undefined,
    (error: unknown) => error,
  );
}
// The application runs alone here, so it speaks the browser's language.
const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
beforeEach(() => speak('zh-CN'));
const ELSEWHERE = 'That was refused. Please try again to see why';
const REFUSED = { error: { code: 'App:1', message: '服务器这样说' } };

it.each([
  [404, REFUSED, '当前系统没有安装该应用', 'This installation has no such application', false],
  [200, { application: { menu: [] } }, '当前系统没有安装该应用', 'This installation has no such application', false],
  [403, { error: { code: 'App:1' } }, '您没有查看该内容的权限', 'You are not permitted to see this', false],
  [500, REFUSED, '服务器这样说', ELSEWHERE, true],
  [502, null, '加载失败', 'Could not be loaded', true],
])('an application whose description answers %i says what that means', async (status, body, zh, en, again) => {
  const failure = await failureOf(status, body);
  expect([failureText(failure, 'zh'), failureText(failure, 'en'), mayHelp(failure)]).toEqual([zh, en, again]);
});

it('an application with a description has not failed', async () => {
  await expect(failureOf(200, { application: { menu: [{ resources: ['customer'] }] } })).resolves.toBeUndefined();
});

it('a step that somebody else took first says so, in both languages; any other shows the server’s message', async () => {
  expect(stepFailureTexts(await failureOf(412, REFUSED))).toEqual({
    zh: '该记录已被修改，现在显示的是最新内容。',
    en: 'This record has been changed; what you see now is the newest.',
  });
  expect(stepFailureTexts(await failureOf(500, REFUSED))).toEqual({ zh: '服务器这样说', en: ELSEWHERE });
});

it('a step refused for several reasons gives all of them, each once', async () => {
  const validationErrors = ['电机不足', '阀门不足', '电机不足'].map((message) => ({ message, members: ['lines'] }));
  const body = { error: { message: '请求无效', validationErrors } };
  expect(failureText(await failureOf(400, body), 'zh')).toBe('电机不足；阀门不足');
  speak('en-US');
  expect(failureText(await failureOf(400, body), 'en')).toBe('电机不足; 阀门不足');
});

it('the server’s message about a field is not shown in another language than it was sent in', async () => {
  const validationErrors = [{ message: '电机不足', members: ['values.lines'] }];
  const failure = await failureOf(400, { error: { message: '请求无效', validationErrors } });
  expect(problemsByField(failure)).toEqual({ lines: { zh: '电机不足', en: ELSEWHERE } });
});
