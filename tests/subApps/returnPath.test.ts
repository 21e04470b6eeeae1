/** The middle page of crm, on which the portal lets a fresh frame start. */
let returnPath: (query: string) => string | null;
beforeAll(async () => {
  window.history.replaceState(null, '', '/micro/crm/middlePage');
  ({ returnPath } = await import('../../sub-apps/shared/returnPath.js'));
});
const ofPath = (path: string) => returnPath(`?previousRouteFullPath=${encodeURIComponent(path)}`);

describe('where the middle page of an application leads', () => {
  it('is the requested path, without the application’s own prefix, with query and hash', () => {
    expect(ofPath('/child/crm/list')).toBe('/list');
    expect(ofPath('/child/crm/list?a=1&b=%2F#h')).toBe('/list?a=1&b=%2F#h');
    expect(ofPath('/child/crm/detail/a%252Fb')).toBe('/detail/a%252Fb');
    expect(ofPath('/child/crm/a/../list')).toBe('/list');
  });
  it('is the application’s home if no path was requested', () => {
    for (const path of ['', '/child/crm', '/child/crm/']) expect(ofPath(path)).toBeNull();
    expect(returnPath('')).toBeNull();
  });
  it.each([
    ['another application', '/child/hr/list'],
    ['a name that only begins like it', '/child/crm2/list'],
    ['a page of the portal', '/portal'],
    ['the middle page itself', '/child/crm/middlePage?previousRouteFullPath=%2Fchild%2Fcrm%2Flist'],
    ['a way out', '/child/crm/../hr/list'],
    ['a way out in disguise', '/child/crm/%2e%2e/hr/list'],
    ['another origin', '//evil.example/child/crm/list'],
    ['an address with a scheme', 'https://evil.example/child/crm/list'],
    ['a script', 'javascript:alert(1)//child/crm/list'],
    ['a backslash', '/\\evil.example/child/crm/list'],
    ['a control character', '/child/crm/li\nst'],
    ['what was encoded twice', '%2Fchild%2Fcrm%2Flist'],
    ['what is too long', `/child/crm/${'a'.repeat(2048)}`],
  ])('is never %s', (_, path) => expect(ofPath(path)).toBeNull());
});
