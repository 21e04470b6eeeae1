import { screen } from '@testing-library/react';
import { chosenVariant } from '../../../src/views/account/chosenVariant.ts';
import { RegisterPage } from '../../../src/views/account/RegisterPage.tsx';
import { ResetPasswordPage } from '../../../src/views/account/ResetPasswordPage.tsx';
import { SignInPage } from '../../../src/views/account/SignInPage.tsx';
import { VerifyPhonePage } from '../../../src/views/account/VerifyPhonePage.tsx';
import { VARIANTS } from '../../../src/views/account/variants/registry.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

const nameOf = (loginPath: string | null, brandName: string | null) =>
  [...VARIANTS].find(([, variant]) => variant === chosenVariant(loginPath, brandName))?.[0];

it('ACC-5 there are three variants of different layouts, one per folder', () => {
  expect([...VARIANTS.keys()]).toEqual(expect.arrayContaining(['centred', 'default', 'split']));
  expect(new Set([...VARIANTS.values()].map(({ layout }) => layout)).size).toBe(3);
});

it.each([
  [null, null, 'default'],
  [null, 'split', 'split'],
  ['centred', 'split', 'centred'],
  ['/centred/login', 'split', 'centred'],
  ['centred?from=mail', null, 'centred'],
  ['/login', 'split', 'split'],
  ['unknown', 'unknown', 'default'],
  ['constructor', null, 'default'],
])('ACC-5 loginPath %j and brandName %j show %s', (loginPath, brandName, expected) => {
  expect(nameOf(loginPath, brandName)).toBe(expected);
});

it.each([
  ['sign-in', <SignInPage key="0" />],
  ['register', <RegisterPage key="1" />],
  ['verify phone', <VerifyPhonePage key="2" />],
  ['reset password', <ResetPasswordPage key="3" />],
])('ACC-5 %s is shown in the variant of the stored brand', async (_, page) => {
  const { container } = await renderScreen(page, { state: stateWith({ brand: { brandName: 'split' } }) });
  expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'doorLeft');
  expect(screen.getByText('一扇门，通往每一间工作。')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('a variant without a picture shows only the form, with its own texts', async () => {
  const { container } = await renderScreen(<SignInPage />, { state: stateWith({ brand: { loginPath: 'centred' } }) });
  expect(container.querySelector('[data-layout=centred] .plan')).toBeNull();
  expect(screen.getByText('一个账号，进入您的全部公司')).toBeVisible();
});
