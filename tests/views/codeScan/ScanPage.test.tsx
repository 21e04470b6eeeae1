import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CAMERA_ID } from '../../../src/constants/scannedCodes.ts';
import {
  answerGiven,
  codeGiven,
  codeTyped,
  pictureWanted,
  scanRestarted,
  torchPressed,
} from '../../../src/features/codeScan/codeScanSlice.ts';
import { chooserOpened } from '../../../src/features/companySwitch/companySwitchEvents.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { ScanPage } from '../../../src/views/codeScan/ScanPage.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = async (over: Partial<RootState['codeScan']> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const view = await renderView(
    <main>
      <ScanPage />
    </main>,
    {
      state: {
        ...base,
        codeScan: { ...base.codeScan, ...over },
        settings: { ...base.settings, settings: { ...base.settings.settings, language } },
      },
    },
  );
  expect(
    (
      await axe.run(view.container.ownerDocument.body, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      })
    ).violations,
  ).toEqual([]);
  return view;
};
const asker = { code: 'c1', browserInfo: 'Chrome-126, Windows-11', ip: '10.0.0.7', seconds: 90 };

it('QR-3 shows the camera, takes a typed code with Enter, and says what can be scanned', async () => {
  const { events } = await show({ camera: 'on' });
  expect(screen.getByRole('status')).toHaveTextContent('把二维码放进框内');
  expect(document.getElementById(CAMERA_ID)).toBeInstanceOf(HTMLVideoElement);
  expect(screen.getByRole('heading', { name: '可以扫的码' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: '继续' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByLabelText('输入或粘贴二维码的内容'), 'ab{Enter}');
  expect(events).toEqual([codeTyped('a'), codeTyped('ab'), codeGiven('ab')]);
});

it.each([
  ['refused', '相机没有获得许可'],
  ['missing', '这里没有可用的相机'],
  ['failed', '相机没有打开'],
] as const)('a camera that is %s is told, and typing stays', async (camera, words) => {
  await show({ camera });
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(document.getElementById(CAMERA_ID)).toBeNull();
  expect(screen.getByRole('textbox')).toBeEnabled();
});

it('offers a picture instead of the camera, and says if no code was found in it', async () => {
  const { events } = await show({ camera: 'missing', isPictureUnread: true }, 'en-US');
  expect(screen.getByRole('alert')).toHaveTextContent('No code was found in the picture');
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }));
  expect(events).toEqual([pictureWanted()]);
});

it.each([true, false])('shows whether the light beside the camera is on: %s', async (torch) => {
  const { events } = await show({ camera: 'on', torch });
  const light = screen.getByRole('button', { name: '手电筒' });
  expect(light).toHaveAttribute('aria-pressed', String(torch));
  await userEvent.click(light);
  expect(events).toEqual([torchPressed()]);
});

it('QR-3 asks for confirmation, saying with whom and where, before anything happens', async () => {
  const { events } = await show({ status: 'asked', asker });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Chrome-126, Windows-11')).toBeInTheDocument();
  expect(screen.getByText('10.0.0.7')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '不是我' }));
  await userEvent.click(screen.getByRole('button', { name: '允许登录' }));
  expect(events.at(0)).toEqual(answerGiven(false));
});

it('sends an answer only once', async () => {
  const { events } = await show({
    status: 'answering',
    asker: { ...asker, browserInfo: null, seconds: null },
    isGranted: true,
  });
  expect(screen.getByText('对方没有说明')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '正在答复' }));
  await userEvent.click(screen.getByRole('button', { name: '不是我' }));
  expect(events).toEqual([]);
});

it.each([
  ['foreign', '这不是Atrium的二维码', 'This is not a code of Atrium'],
  ['expired', '二维码已过期', 'The code has expired'],
  ['unknown', '这个二维码不是由本门户生成的', 'This portal did not make this code'],
  ['taken', '已经有人用过这个二维码', 'The code has been used'],
  ['noAccess', '您不在这家公司', 'You are not in this company'],
  ['locked', '这家公司暂时不能进入', 'This company cannot be entered now'],
] as const)('QR-3 says in both languages that a code is %s', async (fault, zh, en) => {
  const { unmount, events } = await show({ status: 'failed', fault });
  expect(screen.getByRole('alert')).toHaveTextContent(zh);
  await userEvent.click(screen.getByRole('button', { name: '再扫一个' }));
  expect(events).toEqual([scanRestarted()]);
  unmount();
  await show({ status: 'failed', fault }, 'en-US');
  expect(screen.getByRole('alert')).toHaveTextContent(en);
});

it('shows the message of a failure that has nothing to do with the code', async () => {
  await show({ status: 'failed', fault: 'failed', error: { text: '服务正在维护' } });
  expect(screen.getByRole('alert')).toHaveTextContent('服务正在维护');
});

it.each([
  ['allowed', '已允许登录'],
  ['refused', '已拒绝登录'],
] as const)('says that the sign-in is %s', async (status, words) => {
  await show({ status, asker });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
});

it('leads to the company of the hand-off', async () => {
  const { events } = await show({
    status: 'elsewhere',
    elsewhere: { tenantId: 't2', tenantName: '北辰科技', to: '/portal?panel=todo&id=1' },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('北辰科技');
  await userEvent.click(screen.getByRole('button', { name: '切换公司并打开' }));
  expect(events).toEqual([chooserOpened({ action: 'switch', tenantId: 't2', to: '/portal?panel=todo&id=1' })]);
});
