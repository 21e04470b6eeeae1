import { FakeUpload } from './support/fakeUploads.ts';

const FIELDS = [
  { name: 'name', type: 'text', label: { zh: '企业名称', en: 'Company' }, required: true, max: 100 },
  { name: 'creditCode', type: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, required: true, max: 18 },
  { name: 'licence', type: 'files', label: { zh: '营业执照', en: 'Licence' }, required: true, max: 1 },
];
const AGREEMENT = { title: { zh: '须知', en: 'Terms' }, paragraphs: [{ zh: '内容真实。', en: 'It is true.' }] };
const TENANT = '0b6f7c1e-0000-4000-8000-000000000000';
const PHONE = '13962104458';

const asked: { readonly path: string; readonly body: unknown; readonly tenant: string | null }[] = [];
const answers: Record<string, () => Response> = {};
let showRegistration: (place: HTMLElement) => () => void;

beforeAll(async () => {
  window.history.pushState({}, '', `/micro/scm/supplier/createSupplierPC?tenantId=${TENANT}`);
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  ({ showRegistration } = await import('../../sub-apps/plain/supplier.js'));
});
beforeEach(() => {
  asked.length = 0;
  FakeUpload.begun.length = 0;
  localStorage.clear();
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  document.body.replaceChildren();
  Object.assign(answers, {
    '/api/home/getcompany': () => Response.json({ name: '极光制造' }),
    '/api/suppliers/forms/supplier': () => Response.json({ fields: FIELDS, agreement: AGREEMENT }),
    '/api/send-sms/vcode': () => Response.json({ expiresIn: 300, resendAfter: 30 }),
    '/api/suppliers/access': () => Response.json({ accessToken: 'token', expiresIn: 7200 }),
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
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
};
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''));
const press = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('.steps li')].map(
    (step) => `${step.dataset['stand']} ${step.querySelector('small')?.textContent}`,
  );
const calls = (path: string) => asked.filter((one) => one.path === `/api/suppliers/${path}`);

async function open(): Promise<void> {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  showRegistration(place);
  await until(() => document.querySelector('[name="licence"]') !== null);
}
function choose(...files: File[]): void {
  Object.defineProperty(field('licence'), 'files', { value: files, configurable: true });
  field('licence').dispatchEvent(new Event('change'));
}
const paper = new File(['%PDF'], '执照.pdf');
async function verify(): Promise<void> {
  fill({ phone: PHONE, code: '123456' });
  await until(() => calls('access').length > 0 && document.querySelector<HTMLElement>('.done')?.hidden === false);
}
async function filled(): Promise<void> {
  await open();
  await verify();
  fill({ name: '永科精密', creditCode: '91350100m000100y43' });
  choose(paper);
  FakeUpload.begun[0]?.answer(200, { name: 'stored.pdf', orgName: '执照.pdf' });
  await settled();
  field('isAgreed').click();
}

describe('APP-3 the page on which a supplier registers', () => {
  it('verifies the number, uploads the files and sends the form, all in the name of the company of its address', async () => {
    await open();
    expect(steps()).toEqual([
      'now 待验证手机号',
      'open 2 项必填',
      'open 必传 1 份，已传 0 份',
      'open 提交后由采购部门审核',
    ]);
    await filled();
    expect(steps()).toEqual(['done 已验证', 'done 已填写', 'done 必传 1 份，已传 1 份', 'now 提交后由采购部门审核']);
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect(steps()[3]).toBe('done 已提交');
    expect([calls('access'), calls('register')].flat().map(({ tenant }) => tenant)).toEqual([TENANT, TENANT]);
    expect(FakeUpload.begun.map(({ path, headers }) => [path, headers['__tenant']])).toEqual([
      ['/api/suppliers/files', TENANT],
    ]);
    expect(calls('register')[0]?.body).toEqual({
      accessToken: 'token',
      isAgreed: true,
      values: {
        name: '永科精密',
        creditCode: '91350100M000100Y43',
        licence: [{ blobName: 'stored.pdf', fileName: '执照.pdf' }],
      },
    });
    expect(localStorage.length).toBe(0);
  });

  it('sends nothing that it knows to be wrong, and says so beside each field', async () => {
    await open();
    fill({ phone: '123', name: ' ', creditCode: '91350100M000100Y44' });
    const before = asked.length;
    press();
    await settled();
    expect(asked.length).toBe(before);
    const names = ['phone', 'code', 'name', 'creditCode', 'licence', 'isAgreed'];
    expect(names.filter((name) => !problem(name))).toEqual([]);
    expect(document.activeElement).toBe(field('phone'));
    expect(steps().slice(0, 3)).toEqual(['wrong 待验证手机号', 'wrong 2 项需修改', 'wrong 1 项需修改']);
  });

  it('a file says how far it is, can be taken back on its way, and is not sent where it is of no use', async () => {
    await open();
    choose(paper);
    expect(FakeUpload.begun).toEqual([]);
    await verify();
    const [first] = FakeUpload.begun;
    first?.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(document.querySelector('progress')?.value).toBe(0.25);
    button(/^取消上传 执照.pdf$/)?.click();
    expect([first?.isAborted, document.querySelectorAll('.files li').length]).toEqual([true, 0]);
    choose(new File(['x'], '执照.tiff'));
    expect(document.querySelector('.files li')?.textContent).toContain('请上传 PDF、JPG 或 PNG 文件');
    expect(FakeUpload.begun.length).toBe(1);
    button(/^移除 执照.tiff$/)?.click();
    choose(paper);
    FakeUpload.begun[1]?.answer(400, { error: { validationErrors: [{ message: '文件已损坏', members: ['file'] }] } });
    await settled();
    expect(document.querySelector('.files li')?.textContent).toContain('文件已损坏');
  });

  it('what was filled in outlives a reload for as long as the access holds, without number and code', async () => {
    await filled();
    const [key = ''] = Object.keys(localStorage);
    const kept = localStorage.getItem(key) ?? '';
    expect(kept).toContain('永科精密');
    for (const secret of [PHONE, '123456']) expect(kept).not.toContain(secret);
    await open();
    expect([field('name').value, document.querySelector('.files li')?.textContent]).toEqual([
      '永科精密',
      expect.stringContaining('执照.pdf'),
    ]);
    field('isAgreed').click();
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect([calls('access').length, calls('register').length]).toEqual([1, 1]);

    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), until: Date.now() - 1 }));
    await open();
    expect([field('name').value, localStorage.getItem(key)]).toEqual(['', null]);
  });

  it('shows what the server refuses beside the field, and lets it be sent again', async () => {
    answers['/api/suppliers/register'] = refusal(400, {
      validationErrors: [{ message: '企业名称的内容无效', members: ['name'] }],
    });
    await filled();
    press();
    await until(() => problem('name') === '企业名称的内容无效');
    answers['/api/suppliers/register'] = () => new Response(null, { status: 204 });
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect(calls('access').length).toBe(1);
  });

  it('asks for another code where the code is wrong or the verification has ended, and sends its files again', async () => {
    answers['/api/suppliers/access'] = refusal(403, { code: 'Atrium:WrongCode', message: '验证码错误' });
    await open();
    fill({ phone: PHONE, code: '654321' });
    await until(() => problem('code') === '验证码错误');
    answers['/api/suppliers/access'] = () => Response.json({ accessToken: 'token', expiresIn: 7200 });
    await filled();
    answers['/api/suppliers/register'] = refusal(403, { code: 'Atrium:SupplierAccessEnded', message: '验证已失效' });
    press();
    await until(() => problem('code') === '验证已失效');
    await verify();
    expect(FakeUpload.begun.length).toBe(2);
  });
});
