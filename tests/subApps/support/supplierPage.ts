import type { Carried } from '../../../sub-apps/plain/supplier.js';
import { FakeUpload } from './fakeUploads.ts';

const FIELDS = [
  { name: 'name', type: 'text', label: { zh: '企业名称', en: 'Company' }, required: true, max: 100 },
  { name: 'creditCode', type: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, required: true, max: 18 },
  { name: 'licence', type: 'files', label: { zh: '营业执照', en: 'Licence' }, required: true, max: 1 },
];
const AGREEMENT = { title: { zh: '须知', en: 'Terms' }, paragraphs: [{ zh: '内容真实。', en: 'It is true.' }] };
export const TENANT = '0b6f7c1e-0000-4000-8000-000000000000';
/** What the server answers. */
export const NUMBER = 'SU-261126-004';
export const PHONE = '13962104458';

export const asked: { readonly path: string; readonly body: unknown; readonly tenant: string | null }[] = [];
export const answers: Record<string, () => Response> = {};
let page: typeof import('../../../sub-apps/plain/supplier.js');

/** The page over a server that accepts everything, new for each test; call it once per file. */
export function beforeSupplierPages(): void {
  beforeAll(load);
  beforeEach(answerAll);
}
async function load(): Promise<void> {
  window.history.pushState({}, '', `/micro/scm/supplier/createSupplierPC?tenantId=${TENANT}`);
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  page = await import('../../../sub-apps/plain/supplier.js');
}
function answerAll(): void {
  asked.length = 0;
  FakeUpload.begun.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  document.body.replaceChildren();
  Object.assign(answers, {
    '/api/home/getcompany': () => Response.json({ name: '极光制造' }),
    '/api/suppliers/forms/supplier': () => Response.json({ fields: FIELDS, agreement: AGREEMENT }),
    '/api/send-sms/vcode': () => Response.json({ expiresIn: 300, resendAfter: 30 }),
    '/api/suppliers/access': () => Response.json({ accessToken: 'token', expiresIn: 7200 }),
    '/api/suppliers/register': () => Response.json({ number: NUMBER }),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    asked.push({ path, body, tenant: new Headers(init?.headers).get('__tenant') });
    return answers[path]?.() ?? Response.json({}, { status: 404 });
  });
}

export const refusal = (status: number, error: object) => () => Response.json({ error }, { status });
export const settled = () => new Promise((resolve) => setTimeout(resolve));
export async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await settled();
  expect(isTrue()).toBe(true);
}
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}
export const problem = (name: string) => document.querySelector(`#${name}-problem`)?.textContent;
export const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
};
export const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''));
export const press = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
export const steps = () =>
  [...document.querySelectorAll<HTMLElement>('.steps li')].map(
    (step) => `${step.dataset['stand']} ${step.querySelector('small')?.textContent}`,
  );
export const calls = (path: string) => asked.filter((one) => one.path === `/api/suppliers/${path}`);

export function show(carried?: Carried | null) {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  return page.showRegistration(place, carried);
}
export async function open(carried?: Carried | null) {
  const shown = show(carried);
  await until(() => document.querySelector('[name="licence"]') !== null);
  return shown;
}
export function choose(...files: File[]): void {
  Object.defineProperty(field('licence'), 'files', { value: files, configurable: true });
  field('licence').dispatchEvent(new Event('change'));
}
export const paper = new File(['%PDF'], '执照.pdf');
export async function verify(): Promise<void> {
  fill({ phone: PHONE, code: '123456' });
  await until(() => calls('access').length > 0 && document.querySelector<HTMLElement>('.done')?.hidden === false);
}
export async function filled() {
  const shown = await open();
  await verify();
  fill({ name: '永科精密', creditCode: '91350100m000100y43' });
  choose(paper);
  FakeUpload.begun[0]?.answer(200, { name: 'stored.pdf', orgName: '执照.pdf' });
  await settled();
  field('isAgreed').click();
  return shown;
}
