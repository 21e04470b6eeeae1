import { guardDecision, loginPathFor, returnTarget, withDeepLink } from '../../src/features/routing/guard.ts';
import { partsOf, selectWayFromLogin, selectWayToLogin } from '../../src/features/routing/routingSlice.ts';

const askedFor = (target: string) => returnTarget(`?redirect=${encodeURIComponent(target)}`);

it.each(['/portal', '/portal?panel=todo&id=t1#x', '/loading-page'])('sign-in leads to %s', (target) => {
  expect(askedFor(target)).toBe(target);
});

it.each([
  '/login',
  '/login?redirect=%2Fportal',
  '/register',
  '/resetPassword#x',
  '/404',
  '/redirect/login',
  '/redirect/redirect/register?a=1',
  '/redirect',
  '//evil.example',
  'https://evil.example/portal',
  '',
])('RTE-8 sign-in does not lead to %j, which would end the session or leave the portal', (target) => {
  expect(askedFor(target)).toBe('/portal');
});

it('without a deep link sign-in leads to the workbench', () => {
  expect(returnTarget('')).toBe('/portal');
  expect(loginPathFor('/portal')).toBe('/login');
  expect(loginPathFor('//evil.example')).toBe('/login');
});

const at = (href: string) => ({ routing: { location: { ...partsOf(href), key: 'k1' }, action: 'PUSH' as const } });

it('a page leads to the sign-in page with its whole address, and that page leads back', () => {
  expect(selectWayToLogin(at('/portal?day=1#x'))).toBe('/login?redirect=%2Fportal%3Fday%3D1%23x');
  expect(selectWayFromLogin(at('/login?redirect=%2Fportal%3Fday%3D1%23x'))).toBe('/portal?day=1#x');
});

it('the sign-in page leads to no other sign-in page, and another page nowhere after sign-in', () => {
  expect(selectWayToLogin(at('/login?redirect=%2Fportal%3Fday%3D1'))).toBeNull();
  expect(selectWayFromLogin(at('/portal?redirect=%2Fportal%3Fday%3D1'))).toBeNull();
});

it.each([
  ['/login', '/register'],
  ['/login', '/verifySecretProtectionPhoneNumber'],
  ['/verifySecretProtectionPhoneNumber', '/resetPassword'],
  ['/register', '/login'],
  ['/resetPassword', '/login'],
])('%s hands its deep link on to %s', (pathname, to) => {
  const search = '?redirect=%2Fportal%3Fday%3D1%23x';
  expect(withDeepLink(to, { pathname, search })).toBe(to + search);
  expect(withDeepLink(to, { pathname, search: '' })).toBe(to);
});

it.each([
  ['/portal', '/login'],
  ['/notMe', '/login'],
  ['/login', '/portal'],
  ['/login', '/companyShare'],
  ['/login', '/login'],
  ['/register', '/login?redirect=%2Ftodo'],
])('%s hands no deep link on to %s', (pathname, to) => {
  expect(withDeepLink(to, { pathname, search: '?redirect=%2Fportal%3Fday%3D1' })).toBe(to);
});

it('an account screen as the deep link is not handed on: sign-in would not lead there', () => {
  const at = { pathname: '/login', search: '?redirect=%2FresetPassword' };
  expect(withDeepLink('/resetPassword', at)).toBe('/resetPassword');
});

it('a path that only starts like another one does not match it', () => {
  expect(guardDecision('/redirects/portal', true)).toEqual({ kind: 'redirect', to: '/404' });
  expect(guardDecision('/loginPage', true)).toEqual({ kind: 'redirect', to: '/404' });
});

it.each([
  ['/portal/', '/portal'],
  ['/portal//?panel=todo&id=a/#x/', '/portal?panel=todo&id=a/#x/'],
  ['/register/', '/register'],
  ['/companyShare/newsDetailShare/?id=1', '/companyShare/newsDetailShare?id=1'],
  ['/nowhere/', '/nowhere'],
])('%s is %s', (written, bare) => {
  expect(guardDecision(written, true)).toEqual({ kind: 'redirect', to: bare });
  expect(guardDecision(written, false)).toEqual({ kind: 'redirect', to: bare });
});
