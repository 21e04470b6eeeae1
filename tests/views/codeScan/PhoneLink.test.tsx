import { act, screen } from '@testing-library/react';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { QrSignIn } from '../../../src/views/account/QrSignIn.tsx';
import { QrPane } from '../../../src/views/qrCode/QrPane.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const SIGN_IN = 'http://localhost/demo/phone?code=c1';
const HAND_OFF = 'atrium://open?code=101&mark=m';
const state = stateWith({
  qrSignIn: { status: 'waiting', content: SIGN_IN, seconds: 180, made: 1 },
  qrCode: { content: { status: 'loaded', data: HAND_OFF, error: null } },
});
const link = () => screen.queryByRole('link', { name: /扮演手机/ });

it.each([
  ['a sign-in code', <QrSignIn key="signIn" />, SIGN_IN],
  ['a hand-off code', <QrPane key="handOff" about="" title="采购申请" onBack={() => {}} />, HAND_OFF],
])('beside %s a link plays the phone in a second window, in a demo only', async (_, view, content) => {
  const { store } = await renderView(view, { state });
  expect(link()).toBeNull();
  act(() => void store.dispatch(brandConfigured({ ...store.getState().brand.configuration, demo: true })));
  expect(link()).toHaveAttribute('href', `/scan?code=${encodeURIComponent(content)}`);
  expect(link()).toHaveAttribute('target', '_blank');
});
