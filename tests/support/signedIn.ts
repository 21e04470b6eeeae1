import type { RootState } from '../../src/store/rootReducer.ts';
import { companyOf } from './fixtures.ts';
import { rootReducer } from './rootReducer.ts';

const initial = rootReducer(undefined, { type: '@@test' });
export const former = companyOf('Former');

/** The state of somebody at work in the company `Former`. */
export function signedIn(): Partial<RootState> {
  const user = { userName: 'lin', id: 'former-user', name: 'Lin Jing', hostId: 'account' };
  return {
    session: {
      ...initial.session,
      hostToken: 'Bearer host-token',
      hostRefreshToken: 'host-refresh',
      token: 'Bearer former-token',
      refreshToken: 'former-refresh',
      hostInfo: { ...user, id: 'account' },
      userInfo: user,
      tenantId: former.tenantId,
      tokenFlag: 'former-flag',
      loginReturnType: 2,
    },
    device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] },
    permissions: { authorization: ['FormerPolicy'] },
    company: {
      companyId: former.companyOUId,
      companyName: former.tenantName,
      companyLogo: null,
    },
    departments: {
      departmentList: [{ id: 'd1', parentId: null, displayName: 'Former' }],
      newDepartmentList: [],
    },
  };
}

/** Somebody who works in no company: there is none to enter, or none has been chosen yet. */
export function outsideCompany(state: Partial<RootState> = signedIn()): Partial<RootState> {
  const none = { token: null, refreshToken: null, userInfo: null, tenantId: null, tokenFlag: null };
  return {
    ...state,
    session: { ...initial.session, ...state.session, ...none },
    company: { companyId: null, companyName: null, companyLogo: null },
  };
}

/** The same in a page that has just been loaded: the hub waits until its first screen has come to rest. */
export const justLoaded = (): Partial<RootState> => ({ ...signedIn(), shell: initial.shell });
