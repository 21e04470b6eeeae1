import { PERSIST_VERSION } from '../../src/store/migrations.ts';
import { STORED_SCHEMAS } from '../../src/store/storedSchemas.ts';
import { filledState, initialState, startedStore, storedKeys } from './support/stores.ts';

beforeEach(() => localStorage.clear());

describe('STO-3 a corrupt value is dropped with a logged reason, the rest rehydrates', () => {
  it.each([
    ['host_token', '', 'session', 'hostToken'],
    ['token', 'Bearer x\nX-Evil: 1', 'session', 'token'],
    ['refresh_token', '令牌', 'session', 'refreshToken'],
    ['hostInfo', '{"userName":"lin"', 'session', 'hostInfo'],
    ['userInfo', '{"userName":"lin"}', 'session', 'userInfo'],
    ['userInfo', '[object Object]', 'session', 'userInfo'],
    ['loginReturnType', 'many', 'session', 'loginReturnType'],
    ['loginReturnType', '-1', 'session', 'loginReturnType'],
    ['authorization', '{"0":"BPM_Auth"}', 'permissions', 'authorization'],
    ['authorization', '[1]', 'permissions', 'authorization'],
    ['departmentList', '{}', 'company', 'departmentList'],
    ['newDepartmentList', '[{"id":"d1"}]', 'company', 'newDepartmentList'],
    ['tabs', '[{"path":"https://evil.example","titleKey":"x"}]', 'pageTabs', 'tabs'],
    ['cachePath', '["//evil.example"]', 'pageTabs', 'cachePath'],
    ['settings', 'null', 'settings', 'settings'],
    ['currentApplication', 'games', 'applications', 'current'],
  ] as const)('%s = %s', async (key, raw, slice, field) => {
    localStorage.setItem('persistVersion', String(PERSIST_VERSION));
    localStorage.setItem('companyName', '极光制造');
    localStorage.setItem(key, raw);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = await startedStore();
    expect(Reflect.get(store.getState()[slice], field)).toEqual(Reflect.get(initialState()[slice], field));
    expect(store.getState().company.companyName).toBe('极光制造');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^stored ${key} dropped: `)));
    expect(storedKeys()).toEqual({ companyName: '极光制造', persistVersion: String(PERSIST_VERSION) });
  });
});

it('a single unknown setting takes its default, the other settings stay', async () => {
  const settings = { ...filledState().settings.settings, primaryColour: 'pink', style: 'dark' };
  localStorage.setItem('settings', JSON.stringify(settings));
  const { store } = await startedStore();
  expect(store.getState().settings.settings).toEqual({ ...settings, primaryColour: 'blue' });
});

it('quiet hours with a time that no clock shows are dropped', () => {
  const hoursFrom = (from: string) => {
    const quietHours = { from, to: '07:00', days: [1, 2] };
    const stored = STORED_SCHEMAS.settings.safeParse({ ...filledState().settings.settings, quietHours });
    expect(stored).toMatchObject({ success: true });
    return stored.data;
  };
  for (const from of ['00:00', '19:59', '23:30']) expect(hoursFrom(from)).toMatchObject({ quietHours: { from } });
  for (const from of ['24:00', '29:00', '7:00', '07:60', '022:00', '22:000'])
    expect(hoursFrom(from)).toMatchObject({ quietHours: null });
});

it('foreign keys are neither read nor touched', async () => {
  localStorage.setItem('persistVersion', String(PERSIST_VERSION));
  localStorage.setItem('someSubApplication', '{');
  await startedStore(filledState());
  expect(localStorage.getItem('someSubApplication')).toBe('{');
});
