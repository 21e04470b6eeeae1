import { FakeUpload } from './support/fakeUploads.ts';
import {
  answers,
  beforeSupplierPages,
  calls,
  choose,
  field,
  fill,
  filled,
  NUMBER,
  open,
  paper,
  press,
  problem,
  refusal,
  show,
  steps,
  until,
  verify,
} from './support/supplierPage.ts';

beforeSupplierPages();
let speak: (lang: 'zh' | 'en') => void;
beforeAll(async () => {
  ({ speak } = await import('../../sub-apps/shared/portal.js'));
});
afterEach(() => speak('zh'));

const counter = () => document.querySelector('.counter')?.textContent;
/** The page rendered again in English, with its contents. */
async function inEnglish(shown: Awaited<ReturnType<typeof open>>) {
  await shown.settled();
  const carried = shown.carry();
  shown.end();
  speak('en');
  return open(carried);
}

describe('the language of the supplier pages', () => {
  it('is chosen on the page, the current one marked, and kept on the device', async () => {
    const { languageSwitch, speakAsBefore } = await import('../../sub-apps/plain/supplierLanguage.js');
    const { currentLook } = await import('../../sub-apps/shared/portal.js');
    const marked = () =>
      [...languageSwitch().querySelectorAll('button')].map((one) => [
        one.textContent,
        one.lang,
        one.getAttribute('aria-pressed'),
      ]);
    expect(marked()).toEqual([
      ['中文', 'zh-CN', 'true'],
      ['English', 'en-US', 'false'],
    ]);
    languageSwitch().querySelector<HTMLButtonElement>('[lang="en-US"]')?.click();
    expect([currentLook().lang, document.documentElement.lang, marked()[1]?.[2]]).toEqual(['en', 'en-US', 'true']);
    speak('zh');
    speakAsBefore();
    expect(currentLook().lang).toBe('en');
  });

  it('changes nothing else: number, values, files, errors and consent stay as they were', async () => {
    await inEnglish(await filled());
    expect([field('name').value, field('isAgreed').checked, counter()]).toEqual(['永科精密', true, '18 / 18']);
    expect(document.querySelector('.files li')?.textContent).toContain('Uploaded');
    expect(steps().slice(0, 3)).toEqual(['done Verified', 'done Filled in', 'done 1 of 1 uploaded']);
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect([calls('access').length, calls('register').length, FakeUpload.begun.length]).toEqual([1, 1, 1]);
  });

  it('shows errors in the new language as well, and none that were not yet shown', async () => {
    const shown = await open();
    fill({ phone: '123' });
    press();
    await until(() => problem('name') === '企业名称不能为空');
    fill({ creditCode: '9135' });
    await inEnglish(shown);
    expect(['phone', 'name', 'creditCode', 'licence', 'isAgreed'].map(problem)).toEqual([
      'This is no valid mobile number',
      'Company cannot be empty',
      '',
      'Licence cannot be empty',
      'Please read the terms and agree to them',
    ]);
  });

  it('shows the error of the whole form in the new language as well', async () => {
    answers['/api/suppliers/register'] = () => Response.json({}, { status: 502 });
    const shown = await filled();
    press();
    const said = () => document.querySelector('footer > .bad')?.textContent;
    await until(() => said() === '提交失败，请稍后再试');
    await inEnglish(shown);
    expect(said()).toBe('It could not be sent. Please try again later.');
  });

  it('sends an upload again that was running', async () => {
    const shown = await open();
    await verify();
    choose(paper);
    await inEnglish(shown);
    expect([FakeUpload.begun.length, FakeUpload.begun[0]?.isAborted]).toEqual([2, true]);
  });

  it('still identifies what was sent by its number', async () => {
    const sent = await filled();
    press();
    await until(() => document.querySelector('.sent') !== null);
    const carried = sent.carry();
    speak('en');
    show(carried);
    expect(document.querySelector('.sent output')?.textContent).toBe(NUMBER);
    expect(document.querySelector('.narrow-steps strong')?.textContent).toBe('Sent for review');
    expect(document.querySelector('.sent h2')?.textContent).toBe('It has been sent and will be reviewed.');
  });
});

describe('what a supplier’s browser keeps of a form', () => {
  it('keeps its number over a reload until another is begun, and nothing else of it', async () => {
    await filled();
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect([localStorage.length, Object.values(sessionStorage)]).toEqual([0, [NUMBER]]);
    show();
    await until(() => document.querySelector('.reference')?.textContent === NUMBER);
    expect(steps()[3]).toBe('done 已提交');
    [...document.querySelectorAll('.sent button')].at(-1)?.dispatchEvent(new Event('click'));
    expect([document.querySelector('.sent'), field('name').value, field('phone').value, sessionStorage.length]).toEqual(
      [null, '', '', 0],
    );
    expect(document.activeElement).toBe(field('phone'));
    expect(steps()[3]).toBe('open 提交后由采购部门审核');
    await open();
    expect(document.querySelector('.sent')).toBeNull();
  });

  it('copies the number for enquiries, or selects it if nothing may be copied', async () => {
    await filled();
    press();
    await until(() => document.querySelector('.sent') !== null);
    expect(document.querySelector('.reference')?.textContent).toBe(NUMBER);
    const copy = document.querySelector<HTMLButtonElement>('.sent button');
    const said = () => document.querySelector('.sent [role="status"]')?.textContent;
    copy?.click();
    await until(() => said() === '无法复制，编号已选中，请手动复制');
    expect(window.getSelection()?.toString()).toBe(NUMBER);
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    copy?.click();
    await until(() => said() === '已复制');
    expect(written).toEqual([NUMBER]);
  });

  it('counts the characters of a credit code, those of a draft too', async () => {
    await open();
    expect(counter()).toBe('0 / 18');
    fill({ creditCode: ' 91350100M0001 ' });
    expect(counter()).toBe('13 / 18');
    await verify();
    fill({ creditCode: '91350100M000100Y4' });
    await open();
    expect(counter()).toBe('17 / 18');
  });

  it('shows no number for a form that the server refuses', async () => {
    answers['/api/suppliers/register'] = refusal(400, { message: '提交失败' });
    await filled();
    press();
    await until(() => document.querySelector('footer > .bad')?.textContent === '提交失败');
    expect(document.querySelector('.reference')).toBeNull();
  });
});
