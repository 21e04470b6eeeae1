import { screen, within } from '@testing-library/react';
import { PATHS } from '../../../src/constants/paths.ts';
import { PersonalInfo } from '../../../src/views/accountSettings/personalInfo/PersonalInfo.tsx';
import { WaysSection } from '../../../src/views/accountSettings/securitySetting/WaysSection.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { OwnAccount } from '../../../src/views/ownAccount/OwnAccount.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const info = {
  id: 'account',
  userName: 'chen',
  name: '陈浩',
  englishName: null,
  email: null,
  phoneNumber: '139****0002',
  hasPicture: false,
  creationTime: '2026-11-20T10:24:00',
};

async function showAt(pathname: string, View: () => React.ReactNode) {
  function Shown() {
    useTexts('ownAccount');
    return <View />;
  }
  const state = stateWith({
    routing: { location: { pathname, search: '', hash: '', key: 'own' } },
    personalInfo: { load: loaded(info) },
    securitySetting: { ways: loaded({ hasPassword: true, phoneNumber: null, email: null }) },
  });
  await renderView(<Shown />, { state });
}
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  [PATHS.personalInfo, PATHS.securitySetting],
  [PATHS.ownPersonalInfo, PATHS.ownSecuritySetting],
])('who changes their number leaves %s for %s', async (pathname, to) => {
  await showAt(pathname, PersonalInfo);
  expect(leadsTo('更换手机号')).toBe(to);
});

it.each([
  [PATHS.securitySetting, PATHS.personalInfo],
  [PATHS.ownSecuritySetting, PATHS.ownPersonalInfo],
])('who sets their address leaves %s for %s', async (pathname, to) => {
  await showAt(pathname, WaysSection);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([to]);
});

it('lists the pages of the person’s own account above each of them, the current one marked', async () => {
  await showAt(PATHS.ownSecuritySetting, OwnAccount);
  const pages = within(screen.getByRole('navigation', { name: '我的账号' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    PATHS.ownAccount,
    PATHS.ownPersonalInfo,
    PATHS.ownSecuritySetting,
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('安全设置');
});
