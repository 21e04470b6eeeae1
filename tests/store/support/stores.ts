import type { UnknownAction } from '@reduxjs/toolkit';
import { EMPTY_TASK } from '../../../src/features/task/taskValues.ts';
import { type FlatUnit, organisationTree } from '../../../src/lib/organisationTree.ts';
import { program } from '../../../src/sagas/root.ts';
import { accountSettingsReducers } from '../../../src/store/accountSettingsReducers.ts';
import { actionLogReducers } from '../../../src/store/actionLogReducers.ts';
import { aiChatReducers } from '../../../src/store/aiChatReducers.ts';
import { calendarExchangeReducers } from '../../../src/store/calendarExchangeReducers.ts';
import { codeScanReducers } from '../../../src/store/codeScanReducers.ts';
import { companyPortalReducers } from '../../../src/store/companyPortalReducers.ts';
import { consoleReducers } from '../../../src/store/consoleReducers.ts';
import { createPortalStore } from '../../../src/store/createPortalStore.ts';
import { helpReducers } from '../../../src/store/helpReducers.ts';
import { ownAccountReducers } from '../../../src/store/ownAccountReducers.ts';
import { paletteReducers } from '../../../src/store/paletteReducers.ts';
import { portalReducers } from '../../../src/store/portalReducers.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { subAppReducers } from '../../../src/store/subAppReducers.ts';
import { rootReducer } from '../../support/rootReducer.ts';

const units: FlatUnit[] = [
  { id: 'd1', parentId: null, displayName: '极光制造' },
  { id: 'd2', parentId: 'd1', displayName: '研发中心' },
];
const draft: RootState['drafts']['drafts'][string] = {
  savedAt: '2026-11-20 10:00:00',
  values: { ...EMPTY_TASK, title: '盘点' },
};
export const initialState = (): RootState => rootReducer(undefined, { type: 'test/initial' });

/** A store that persists but runs no flow. Resolves once the storage has been read; `first` runs before that. */
export async function startedStore(preloadedState?: RootState, first?: UnknownAction) {
  const made = createPortalStore({
    program: { ...program, saga: noFlows },
    areas: {},
    preloadedReducers: {
      ...actionLogReducers,
      ...helpReducers,
      ...paletteReducers,
      ...aiChatReducers,
      ...calendarExchangeReducers,
      ...codeScanReducers,
      ...ownAccountReducers,
      ...accountSettingsReducers,
      ...portalReducers,
      ...companyPortalReducers,
      ...consoleReducers,
      ...subAppReducers,
    },
    ...(preloadedState && { preloadedState }),
  });
  if (first) made.store.dispatch(first);
  await writesDone();
  return made;
}
function* noFlows() {}

/** More turns of the event loop than redux-persist takes, one per slice; counted, as a busy machine makes them longer. */
const TURNS = 60;

/** Waits until promises and the ticks of redux-persist have run. */
export async function writesDone(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Every key of local storage with its raw text. */
export function storedKeys(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage));
}

/** A state in which every stored field has a value. */
export function filledState(): RootState {
  const state = initialState();
  const user = { userName: 'lin', id: 'u1', name: '林静', hostId: 'h1' };
  return {
    ...state,
    session: {
      ...state.session,
      hostToken: 'Bearer host.token',
      token: 'Bearer tenant.token',
      hostRefreshToken: 'host-refresh',
      refreshToken: 'tenant-refresh',
      hostInfo: { ...user, id: 'h1' },
      userInfo: user,
      tenantId: 't-aurora',
      tokenFlag: 'flag-1',
      loginReturnType: 4,
    },
    device: { fingerprint: 'device-1', rememberedAccount: 'lin', lastTenantId: 't-aurora', tourSeen: ['*'] },
    permissions: { ...state.permissions, authorization: ['AbpExtend.WorkBench', 'BPM_Auth'] },
    company: {
      ...state.company,
      companyId: 'ou-aurora',
      companyName: '极光制造',
      companyLogo: 'aurora.png',
    },
    departments: { departmentList: units, newDepartmentList: organisationTree(units) },
    brand: { ...state.brand, versionNo: '0.3.0', putOffVersion: '0.4.0', brandName: 'north', loginPath: 'north' },
    pageTabs: {
      ...state.pageTabs,
      tabs: [{ path: '/portal', titleKey: 'routing:workbench' }],
      cachePath: ['/portal'],
      tabsElsewhere: {
        'h1/t-north': [{ path: '/child/crm', titleKey: 'applications:crm', at: '/child/crm/list?x=1', pinned: true }],
      },
    },
    settings: { ...state.settings, settings: { ...state.settings.settings, language: 'en-US' } },
    applications: { ...state.applications, current: 'hr' },
    paletteUse: { recent: { h1: ['page:/company'] } },
    heldDeeds: {
      deeds: [
        {
          deed: 'deleted',
          kind: 'personal',
          id: 't1',
          title: '盘点',
          status: 0,
          place: 'h1/t-aurora',
          dueAt: 1_700_000_000_000,
        },
      ],
    },
    keptUnread: { kept: { 'h1/t-aurora': [{ id: 'n1', moduleName: 'BPM' }] } },
    applicationUse: { counts: { h1: { crm: 3 } } },
    login: { ...state.login, mode: 'sms' },
    drafts: { ...state.drafts, drafts: { 'h1/t-aurora/todo/new': draft } },
    smsCode: { ...state.smsCode, resendTimes: { login: 1_700_000_000_000 } },
  };
}
