import { FakeUpload } from './support/fakeUploads.ts';
import {
  answers,
  asked,
  beforeSupplierPages,
  button,
  calls,
  choose,
  field,
  fill,
  filled,
  NUMBER,
  open,
  PHONE,
  paper,
  press,
  problem,
  refusal,
  settled,
  show,
  steps,
  TENANT,
  until,
  verify,
} from './support/supplierPage.ts';

beforeSupplierPages();

describe('the page on which a supplier registers', () => {
  it('verifies the number, uploads the files and sends the form, all in the name of the company in its address', async () => {
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

  it.each(['139 6210 4458', '+86 139-6210-4458', '１３９６２１０４４５８'])(
    'takes the number as people write it: %s',
    async (typed) => {
      await open();
      fill({ phone: typed, code: '１２３ ４５６' });
      await until(() => calls('access').length > 0);
      expect(calls('access')[0]?.body).toEqual({ phoneNumber: PHONE, code: '123456' });
      expect(field('phone').maxLength).toBeGreaterThanOrEqual(typed.length);
    },
  );

  it('sends nothing that it knows to be wrong, and shows an error beside each field', async () => {
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

  it('shows the progress of a file, lets the person cancel it, and does not send a useless one', async () => {
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

  it('restores what was filled in after a reload for as long as the access holds, without number and code', async () => {
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

    sessionStorage.clear();
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), until: Date.now() - 1 }));
    await open();
    expect([field('name').value, localStorage.getItem(key)]).toEqual(['', null]);
  });

  it('says plainly that its address names no company and whom to ask, and asks for no input', async () => {
    const address = window.location.pathname + window.location.search;
    window.history.replaceState({}, '', window.location.pathname);
    show();
    await settled();
    expect(document.querySelector('h1')?.textContent).toBe('链接不完整');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('邀请您的那家公司的采购部门');
    expect([document.querySelector('form'), asked.length]).toEqual([null, 0]);
    window.history.replaceState({}, '', address);
  });

  it('says the same about a company that does not exist, and asks for nothing', async () => {
    answers['/api/suppliers/forms/supplier'] = refusal(404, { message: '不存在' });
    show();
    await settled();
    expect(document.querySelector('h1')?.textContent).toBe('链接不完整');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('该公司不存在');
    expect(document.querySelectorAll('form, input, .sheet button')).toHaveLength(0);
  });

  it('says so when another tab has sent the same form, and neither keeps nor sends it again', async () => {
    await filled();
    const [key = ''] = Object.keys(localStorage);
    const draft = localStorage.getItem(key) ?? '';
    const drop = (oldValue: string) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
    };
    drop(draft.replace('"token"', '"another"'));
    expect(document.querySelector('.sent')).toBeNull();
    drop(draft);
    expect(document.querySelector('.sent h2')?.textContent).toBe('这份表单已在另一个标签页提交');
    expect([document.querySelector('form'), localStorage.length]).toEqual([null, 0]);
    document.querySelector<HTMLButtonElement>('.sent button')?.click();
    expect([field('name').value, document.querySelector('.sent')]).toEqual(['', null]);
    expect(calls('register')).toEqual([]);
  });

  it('shows the server’s refusal beside the field, and lets the person send the form again', async () => {
    answers['/api/suppliers/register'] = refusal(400, {
      validationErrors: [{ message: '企业名称的内容无效', members: ['name'] }],
    });
    await filled();
    press();
    await until(() => problem('name') === '企业名称的内容无效');
    answers['/api/suppliers/register'] = () => Response.json({ number: NUMBER });
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect(calls('access').length).toBe(1);
  });

  it('cannot be changed while it is sent, nor sent twice, and its focus is where it was after a refusal', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetched = jest.mocked(globalThis.fetch).getMockImplementation();
    await filled();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    jest.mocked(globalThis.fetch).mockImplementation(async (url, init) => {
      if (String(url).endsWith('/register')) return new Promise((resolve) => (answer = resolve));
      return fetched?.(url, init) ?? Response.error();
    });
    const inert = () => [...document.querySelectorAll<HTMLElement>('fieldset, .agreement')].map((part) => part.inert);
    field('name').focus();
    press();
    await until(() => inert().every(Boolean));
    press();
    field('name').blur();
    answer(Response.json({}, { status: 502 }));
    await until(() => !inert().some(Boolean));
    expect(document.activeElement).toBe(field('name'));
    const sent = jest.mocked(globalThis.fetch).mock.calls.filter(([url]) => String(url).endsWith('/register'));
    expect(sent).toHaveLength(1);
  });

  it('asks for another code if the code is wrong or the verification has expired, and uploads its files again', async () => {
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
