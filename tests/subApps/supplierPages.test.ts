const FIELDS = [
  { name: 'name', type: 'text', label: { zh: '企业名称', en: 'Company' }, required: true, max: 100 },
  { name: 'creditCode', type: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, required: true, max: 18 },
  { name: 'licence', type: 'files', label: { zh: '营业执照', en: 'Licence' }, required: true, max: 1 },
];
const TENANT = '0b6f7c1e-0000-4000-8000-000000000000';

const asked: { readonly path: string; readonly body: unknown; readonly tenant: string | null }[] = [];
const answers: Record<string, () => Response> = {};
let showRegistration: (place: HTMLElement) => () => void;

beforeAll(async () => {
  window.history.pushState({}, '', `/micro/scm/supplier/createSupplierPC?tenantId=${TENANT}`);
  ({ showRegistration } = await import('../../sub-apps/plain/supplier.js'));
});
beforeEach(() => {
  asked.length = 0;
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  document.body.replaceChildren();
  Object.assign(answers, {
    '/api/home/getcompany': () => Response.json({ name: '极光制造' }),
    '/api/suppliers/forms/supplier': () => Response.json({ fields: FIELDS }),
    '/api/send-sms/vcode': () => Response.json({ expiresIn: 300, resendAfter: 30 }),
    '/api/suppliers/access': () => Response.json({ accessToken: 'token', expiresIn: 7200 }),
    '/api/suppliers/files': () => Response.json({ name: 'stored.pdf', orgName: '执照.pdf' }),
    '/api/suppliers/register': () => new Response(null, { status: 204 }),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    asked.push({ path, body, tenant: new Headers(init?.headers).get('__tenant') });
    return answers[path]?.() ?? Response.json({}, { status: 404 });
  });
});

const refusal = (status: number, error: object) => () => Response.json({ error }, { status });
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await settled();
  expect(isTrue()).toBe(true);
}
function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}
const problem = (name: string) => document.querySelector(`#${name}-problem`)?.textContent;
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) field(name).value = value;
};
const press = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
async function filled(): Promise<void> {
  const place = document.createElement('main');
  document.body.append(place);
  showRegistration(place);
  await until(() => document.querySelector('[name="licence"]') !== null);
  fill({ phone: '13962104458', code: '123456', name: '永科精密', creditCode: '91350100m000100y43' });
  Object.defineProperty(field('licence'), 'files', { value: [new File(['%PDF'], '执照.pdf')] });
}

describe('APP-3 the page on which a supplier registers', () => {
  it('verifies the number, uploads the files and sends the form, all in the name of the company of its address', async () => {
    await filled();
    press();
    await until(() => document.querySelector('[role="status"]')?.textContent === '已提交，等待审核。');
    const sent = asked.filter(({ path }) => path.startsWith('/api/suppliers/') && !path.includes('/forms/'));
    expect(sent.map(({ path, tenant }) => [path, tenant])).toEqual([
      ['/api/suppliers/access', TENANT],
      ['/api/suppliers/files', TENANT],
      ['/api/suppliers/register', TENANT],
    ]);
    expect(sent[2]?.body).toEqual({
      accessToken: 'token',
      values: {
        name: '永科精密',
        creditCode: '91350100M000100Y43',
        licence: [{ blobName: 'stored.pdf', fileName: '执照.pdf' }],
      },
    });
  });

  it('sends nothing that it knows to be wrong, and says so beside each field', async () => {
    await filled();
    fill({ phone: '123', code: '', name: ' ', creditCode: '91350100M000100Y44' });
    const before = asked.length;
    press();
    expect(asked.length).toBe(before);
    expect(['phone', 'code', 'name', 'creditCode', 'licence'].map((name) => Boolean(problem(name)))).toEqual([
      ...[true, true, true, true, false],
    ]);
    expect(document.activeElement).toBe(field('phone'));
  });

  it('shows what the server refuses beside the field, and lets it be sent again', async () => {
    answers['/api/suppliers/register'] = refusal(400, {
      validationErrors: [{ message: '企业名称的内容无效', members: ['name'] }],
    });
    await filled();
    press();
    await until(() => problem('name') === '企业名称的内容无效');
    answers['/api/suppliers/files'] = refusal(400, {
      validationErrors: [{ message: '请上传 PDF、JPG 或 PNG 文件', members: ['file'] }],
    });
    press();
    await until(() => problem('licence') === '请上传 PDF、JPG 或 PNG 文件');
    expect(asked.filter(({ path }) => path === '/api/suppliers/access').length).toBe(1);
  });

  it('asks for another code where the verification has ended or the code is wrong', async () => {
    answers['/api/suppliers/access'] = refusal(403, { code: 'Atrium:WrongCode', message: '验证码错误' });
    await filled();
    press();
    await until(() => problem('code') === '验证码错误');
    answers['/api/suppliers/access'] = () => Response.json({ accessToken: 'token', expiresIn: 7200 });
    answers['/api/suppliers/register'] = refusal(403, { code: 'Atrium:SupplierAccessEnded', message: '验证已失效' });
    press();
    await until(() => problem('code') === '验证已失效');
    press();
    await until(() => asked.filter(({ path }) => path === '/api/suppliers/access').length === 3);
  });
});
