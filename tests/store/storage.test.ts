import { STORAGE_KEYS } from '../../src/constants/storageKeys.ts';
import { brandConfigured } from '../../src/features/brand/brandSlice.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { fingerprintMade } from '../../src/features/device/deviceSlice.ts';
import { hostInfoLoaded, loggedOut, sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { PERSIST_VERSION } from '../../src/store/migrations.ts';
import { encodeStored, STORED_FIELDS } from '../../src/store/storedFields.ts';
import { filledState, initialState, startedStore, storedKeys, writesDone } from './support/stores.ts';

const { settings } = filledState().settings;
const EVERY_KEY = {
  host_token: 'Bearer host.token',
  token: 'Bearer tenant.token',
  host_refresh_token: 'host-refresh',
  refresh_token: 'tenant-refresh',
  hostInfo: '{"userName":"lin","id":"h1","name":"林静","hostId":"h1"}',
  userInfo: '{"userName":"lin","id":"u1","name":"林静","hostId":"h1"}',
  tenantId: 't-aurora',
  tokenFlag: 'flag-1',
  loginReturnType: '4',
  fingerprint: 'device-1',
  rememberedAccount: 'lin',
  lastTenantId: 't-aurora',
  tourSeen: '["*"]',
  authorization: '["AbpExtend.WorkBench","BPM_Auth"]',
  companyId: 'ou-aurora',
  companyName: '极光制造',
  companyLogo: 'aurora.png',
  departmentList:
    '[{"id":"d1","parentId":null,"displayName":"极光制造"},{"id":"d2","parentId":"d1","displayName":"研发中心"}]',
  newDepartmentList:
    '[{"id":"d2","name":"研发中心","displayName":"研发中心","children":[],"leaf":false,"memberCount":null,"disabled":true,' +
    '"organizationUnitName":null,"hostId":null}]',
  versionNo: '0.3.0',
  putOffVersionNo: '0.4.0',
  brandName: 'north',
  loginPath: 'north',
  tabs: '[{"path":"/portal","titleKey":"routing:workbench"}]',
  cachePath: '["/portal"]',
  tabsElsewhere:
    '{"h1/t-north":[{"path":"/child/crm","titleKey":"applications:crm","at":"/child/crm/list?x=1","pinned":true}]}',
  settings: JSON.stringify(settings),
  currentApplication: 'hr',
  heldDeeds:
    '[{"deed":"deleted","kind":"personal","id":"t1","title":"盘点","status":0,"place":"h1/t-aurora","dueAt":1700000000000}]',
  keptUnread: '{"h1/t-aurora":[{"id":"n1","moduleName":"BPM"}]}',
  paletteRecent: '{"h1":["page:/company"]}',
  applicationUse: '{"h1":{"crm":3}}',
  signInMode: 'sms',
  smsResendTimes: '{"login":1700000000000}',
  drafts:
    '{"h1/t-aurora/todo/new":{"savedAt":"2026-11-20 10:00:00","values":{"title":"盘点","description":"","degreeType":0,' +
    '"startedAt":null,"endAt":null,"typedTimes":{},"isSynchronizeDate":true,"isWarming":true,"warmingTime":0,"warmingType":0,' +
    '"executors":[],"attachments":[],"stamp":null}}}',
  persistVersion: String(PERSIST_VERSION),
};

beforeEach(() => localStorage.clear());

it('STO-1 every key of the table is stored under its own name in its raw form, and nothing else', async () => {
  await startedStore(filledState());
  expect(storedKeys()).toEqual(EVERY_KEY);
  expect(Object.keys(EVERY_KEY)).toHaveLength(STORAGE_KEYS.length + 1);
});

it('restores what was stored completely', async () => {
  for (const [key, raw] of Object.entries(EVERY_KEY)) localStorage.setItem(key, raw);
  const { store } = await startedStore();
  expect(store.getState()).toMatchObject(filledState());
  expect(storedKeys()).toEqual(EVERY_KEY);
});

it('what is absent has no raw form, so that no key ever reads as a word', () => {
  for (const stored of STORED_FIELDS)
    expect([null, undefined, ''].map((value) => encodeStored(stored, value))).toEqual([null, null, null]);
});

const MACHINE_KEYS = [
  'brandName',
  'fingerprint',
  'lastTenantId',
  'loginPath',
  'persistVersion',
  'putOffVersionNo',
  'rememberedAccount',
  'settings',
  'signInMode',
  'smsResendTimes',
  'tourSeen',
  'versionNo',
];

it('ACC-7 a log-out removes the keys of session and person and keeps the machine’s', async () => {
  const { store } = await startedStore(filledState());
  store.dispatch(loggedOut());
  store.dispatch(sessionCleared());
  await writesDone();
  expect(Object.keys(storedKeys()).sort()).toEqual(MACHINE_KEYS);
});

it('an expired session also keeps drafts and tabs, until another account signs in', async () => {
  const { store } = await startedStore(filledState());
  store.dispatch(sessionCleared());
  await writesDone();
  expect(Object.keys(storedKeys()).sort()).toEqual(
    [...MACHINE_KEYS, 'applicationUse', 'drafts', 'heldDeeds', 'keptUnread', 'paletteRecent', 'tabsElsewhere'].sort(),
  );
  store.dispatch(hostInfoLoaded({ userName: 'lin', id: 'h1', name: '林静', hostId: 'h1' }));
  await writesDone();
  expect(storedKeys()).toMatchObject({ drafts: EVERY_KEY.drafts, tabsElsewhere: EVERY_KEY.tabsElsewhere });
  store.dispatch(hostInfoLoaded({ userName: 'chen', id: 'h2', name: '陈浩', hostId: 'h2' }));
  await writesDone();
  expect(storedKeys()).toMatchObject({
    applicationUse: '{}',
    drafts: '{}',
    heldDeeds: '[]',
    keptUnread: '{}',
    paletteRecent: '{}',
    tabsElsewhere: '{}',
  });
});

it('each key is removed with its scope', async () => {
  const { store } = await startedStore(filledState());
  const left = () => Object.keys(storedKeys());
  const ofScope = (scopes: string[]) => STORAGE_KEYS.filter(({ scope }) => scopes.includes(scope));
  store.dispatch(switchSucceeded());
  await writesDone();
  for (const { key } of ofScope(['session', 'account', 'device'])) expect(left()).toContain(key);
  for (const { key } of ofScope(['company'])) expect(left()).not.toContain(key);
  store.dispatch(sessionCleared());
  await writesDone();
  for (const { key } of ofScope(['company', 'session'])) expect(left()).not.toContain(key);
  for (const { key } of ofScope(['account', 'device'])) expect(left()).toContain(key);
  store.dispatch(loggedOut());
  await writesDone();
  expect(left().sort()).toEqual([...ofScope(['device']).map(({ key }) => key), 'persistVersion'].sort());
});

it('STO-2 writes only the key that changed, once for a burst', async () => {
  const { store } = await startedStore(filledState());
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  for (const language of ['zh-CN', 'en-US', 'zh-CN'] as const) store.dispatch(settingsChanged({ language }));
  expect(writes).not.toHaveBeenCalled();
  await writesDone();
  expect(writes.mock.calls).toEqual([['settings', JSON.stringify({ ...settings, language: 'zh-CN' })]]);
});

it('flush writes at once, as the reload gate needs it', async () => {
  const { store, flushPersistence } = await startedStore();
  store.dispatch(fingerprintMade('device-2'));
  await flushPersistence();
  expect(localStorage.getItem('fingerprint')).toBe('device-2');
});

it('writes what is still pending when the tab is hidden or closed', async () => {
  const { store } = await startedStore();
  store.dispatch(fingerprintMade('device-3'));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('fingerprint')).toBe('device-3');
});

describe('STO-2 a failing storage', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('is full: the store works on, the outdated value is removed, the next change tries again', async () => {
    localStorage.setItem('fingerprint', 'old');
    const { store } = await startedStore();
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    store.dispatch(fingerprintMade('new'));
    await writesDone();
    expect(store.getState().device.fingerprint).toBe('new');
    expect(localStorage.getItem('fingerprint')).toBeNull();
    write.mockRestore();
    store.dispatch(settingsChanged({ language: 'en-US' }));
    await writesDone();
    expect(localStorage.getItem('fingerprint')).toBe('new');
  });

  it('is refused altogether: the store starts with its defaults', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store } = await startedStore();
    store.dispatch(fingerprintMade('kept in memory'));
    await writesDone();
    expect(store.getState().device.fingerprint).toBe('kept in memory');
  });
});

describe('the installation’s branding', () => {
  const configured = brandConfigured({ name: 'Aurora', loginPath: '/split/login', applicationEntries: {}, footer: {} });

  it('is written for the applications to read', async () => {
    await startedStore(undefined, configured);
    expect(storedKeys()).toMatchObject({ brandName: 'Aurora', loginPath: '/split/login' });
  });

  it('does not replace what the referring page has written', async () => {
    localStorage.setItem('brandName', 'north');
    const { store } = await startedStore(undefined, configured);
    expect(storedKeys()).toMatchObject({ brandName: 'north', loginPath: '/split/login' });
    expect(store.getState().brand.brandName).toBe('north');
  });
});

it('STO-5 without stored keys the defaults apply, and none is written', async () => {
  const { store } = await startedStore();
  expect(store.getState().brand.versionNo).toBe('0.0.1');
  expect(store.getState().settings.settings).toMatchObject({ size: 'small', language: 'zh-CN' });
  expect(store.getState()).toMatchObject(initialState());
  expect(storedKeys()).toEqual({ persistVersion: String(PERSIST_VERSION) });
});
