import type { Page } from '@playwright/test';
import { PATHS, PUBLIC_CHILDREN, REPLAY_PATHS } from '../../../../src/constants/paths.ts';
import { signIn } from '../screen.ts';
import { at, STATEMENT, type SweptScreen } from './screen.ts';

/** The sign-in page of a browser in which a brand is stored. */
const branded =
  (brand: Readonly<Record<string, string>>, layout: string): SweptScreen['lead'] =>
  async (page) => {
    await page.goto(STATEMENT);
    await page.evaluate((keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    }, brand);
    await page.goto(PATHS.login);
    await page.locator(`[data-layout=${layout}]`).waitFor();
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.removeItem(key);
    }, Object.keys(brand));
  };
const choose = (text: string) => (page: Page) => page.getByText(text, { exact: true }).click();
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Screens for a person who is not signed in. */
export const ACCOUNT_SCREENS: readonly SweptScreen[] = [
  { name: 'sign-in', who: 'nobody', paths: [PATHS.login], lead: at(PATHS.login) },
  { name: 'sign-in by text message', who: 'nobody', lead: at(PATHS.login, choose('短信登录')) },
  {
    name: 'sign-in by code',
    who: 'nobody',
    lead: at(PATHS.login, async (page) => {
      await choose('扫码登录')(page);
      await page.getByRole('img', { name: '登录二维码' }).waitFor();
    }),
  },
  {
    name: 'sign-in refused',
    who: 'nobody',
    problems: [/40[01]/],
    lead: async (page) => {
      await signIn(page, 'nobody-of-this-name');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'sign-in, brand in the centre',
    who: 'nobody',
    lead: branded({ loginPath: '/centred/login', brandName: 'split' }, 'centred'),
  },
  { name: 'sign-in, brand beside', who: 'nobody', lead: branded({ brandName: 'split' }, 'doorLeft') },
  {
    name: 'company chooser',
    who: 'nobody',
    lead: async (page) => {
      await signIn(page, 'lin');
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  { name: 'register', who: 'nobody', paths: [PATHS.register], lead: at(PATHS.register) },
  {
    name: 'register, with what is missing',
    who: 'nobody',
    lead: at(PATHS.register, press('注册')),
  },
  { name: 'verify phone', who: 'nobody', paths: [PATHS.verifyPhone], lead: at(PATHS.verifyPhone) },
  { name: 'reset password', who: 'nobody', paths: [PATHS.resetPassword], lead: at(PATHS.resetPassword) },
  { name: 'not me', who: 'nobody', paths: [PATHS.notMe], lead: at(`${PATHS.notMe}?ticket=used-up`) },
  { name: 'no such page', who: 'nobody', paths: [PATHS.notFound], lead: at(PATHS.notFound) },
  {
    name: 'application of a supplier',
    who: 'nobody',
    paths: PUBLIC_CHILDREN,
    lead: at(PUBLIC_CHILDREN[0] ?? '', (page) =>
      page.frameLocator('iframe[name]').getByRole('heading', { level: 1 }).waitFor(),
    ),
  },
  { name: 'statement', who: 'nobody', apart: true, lead: at(STATEMENT) },
  { name: 'replay', who: 'nobody', apart: true, paths: [REPLAY_PATHS.page], lead: at(REPLAY_PATHS.page) },
];
