/** Routes of specification §2 whose screens exist. A path without a screen is absent here, so it is /404. */
export const PATHS = {
  root: '/',
  login: '/login',
  register: '/register',
  verifyPhone: '/verifySecretProtectionPhoneNumber',
  resetPassword: '/resetPassword',
  workbench: '/portal',
  company: '/company',
  noticeDetail: '/company/noticeDetail',
  newsDetail: '/company/newsDetail',
  productDetail: '/company/productDetail',
  /** Beyond the table of §2: the lists behind the portal's sections. */
  noticeList: '/company/noticeList',
  newsList: '/company/newsList',
  productList: '/company/productList',
  companyShare: '/companyShare',
  noticeDetailShare: '/companyShare/noticeDetailShare',
  newsDetailShare: '/companyShare/newsDetailShare',
  productDetailShare: '/companyShare/productDetailShare',
  loadingPage: '/loading-page',
  redirect: '/redirect',
  notFound: '/404',
} as const;

/** Open without a token (§2 route guard). */
export const PUBLIC_PATHS: readonly string[] = [
  PATHS.login,
  PATHS.register,
  PATHS.verifyPhone,
  PATHS.resetPassword,
  PATHS.notFound,
];
/** Open with a token, but they end the session (RTE-3). */
export const SESSION_ENDING_PATHS: readonly string[] = [PATHS.login, PATHS.register];
/** Paths drawn inside the signed-in shell. */
export const SHELL_PATHS: readonly string[] = [PATHS.workbench];
