/** The shared public pages of specification §2. */
const PAGES = {
  '/companyShare': 'home',
  '/companyShare/noticeDetailShare': 'notice',
  '/companyShare/newsDetailShare': 'news',
  '/companyShare/productDetailShare': 'business',
} as const;
/** The table of §2 can be read as placing these at the root. */
const SHORT: Readonly<Record<string, string>> = {
  '/newsDetailShare': '/companyShare/newsDetailShare',
  '/productDetailShare': '/companyShare/productDetailShare',
};

export interface ShareAddress {
  readonly kind: (typeof PAGES)[keyof typeof PAGES];
  readonly tenantId: string;
  readonly id: string;
  /** Path and query, without anything else. */
  readonly href: string;
}

const isPage = (path: string): path is keyof typeof PAGES => Object.hasOwn(PAGES, path);

/** The shared page that an address names, or the address it redirects to; undefined for any other. */
export function shareAddress(url: string): ShareAddress | { readonly redirect: string } | undefined {
  const [path = '', search = ''] = url.split('?', 2);
  const whole = Object.hasOwn(SHORT, path) ? SHORT[path] : undefined;
  if (whole !== undefined) return { redirect: search ? `${whole}?${search}` : whole };
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  if (!isPage(plain)) return undefined;
  const query = new URLSearchParams(search);
  const tenantId = query.get('tenantId') ?? '';
  const kind = PAGES[plain];
  const id = kind === 'home' ? '' : (query.get('id') ?? '');
  const own = new URLSearchParams({ ...(tenantId && { tenantId }), ...(id && { id }) }).toString();
  return { kind, tenantId, id, href: own ? `${plain}?${own}` : plain };
}
