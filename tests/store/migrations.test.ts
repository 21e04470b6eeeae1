import { MIGRATIONS, migrateKeys, PERSIST_VERSION } from '../../src/store/migrations.ts';
import { startedStore, storedKeys } from './support/stores.ts';

beforeEach(() => localStorage.clear());

/** The oldest sample: what a browser that never ran a versioned portal may hold. */
const UNVERSIONED = {
  host_token: '"Bearer host.token"',
  companyName: '"极光制造"',
  companyId: '42',
  authorization: '{"AbpExtend.WorkBench":true,"BPM_Auth":false}',
  userInfo: '{"userName":"lin","id":"u1","name":"林静","hostId":"h1"}',
};

it('STO-4 the version is that of the last migration, and each migration has its own name', () => {
  expect(PERSIST_VERSION).toBe(MIGRATIONS.length);
  expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
});

it('STO-4 the oldest sample migrates to a valid state, and is written back in the new shape', async () => {
  for (const [key, raw] of Object.entries(UNVERSIONED)) localStorage.setItem(key, raw);
  const warn = jest.spyOn(console, 'warn');
  const { store } = await startedStore();
  const { session, company, permissions } = store.getState();
  expect(session).toMatchObject({ hostToken: 'Bearer host.token', userInfo: { userName: 'lin' } });
  expect(company).toMatchObject({ companyName: '极光制造', companyId: '42' });
  expect(permissions.authorization).toEqual(['AbpExtend.WorkBench']);
  expect(warn).not.toHaveBeenCalled();
  expect(storedKeys()).toEqual({
    ...UNVERSIONED,
    host_token: 'Bearer host.token',
    companyName: '极光制造',
    authorization: '["AbpExtend.WorkBench"]',
    persistVersion: String(PERSIST_VERSION),
  });
});

it.each([PERSIST_VERSION, PERSIST_VERSION + 1])('accepts version %i as it is', async (version) => {
  localStorage.setItem('persistVersion', String(version));
  localStorage.setItem('brandName', '"quoted"');
  const { store } = await startedStore();
  expect(store.getState().brand.brandName).toBe('"quoted"');
  expect(localStorage.getItem('persistVersion')).toBe(String(version));
});

it('an unreadable version counts as none', async () => {
  localStorage.setItem('persistVersion', 'new');
  localStorage.setItem('brandName', '"quoted"');
  const { store } = await startedStore();
  expect(store.getState().brand.brandName).toBe('quoted');
});

it('a migration that has run changes nothing the second time', () => {
  const once = migrateKeys(UNVERSIONED, 0);
  expect(migrateKeys(once, 0)).toEqual(once);
  expect(migrateKeys(UNVERSIONED, PERSIST_VERSION)).toBe(UNVERSIONED);
});

it('a fingerprint that was only measured is recreated at the next sign-in, not at work', () => {
  const measured = { fingerprint: 'f'.repeat(32), companyName: 'Aurora' };
  expect(migrateKeys(measured, 1)).toEqual({ companyName: 'Aurora' });
  const atWork = { ...measured, host_token: 'Bearer x' };
  expect(migrateKeys(atWork, 1)).toEqual(atWork);
});
