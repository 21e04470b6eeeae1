/** Routes of specification §2 whose screens exist. A path without a screen is absent here, so it is /404. */
export const PATHS = {
  root: '/',
  login: '/login',
  register: '/register',
  verifyPhone: '/verifySecretProtectionPhoneNumber',
  resetPassword: '/resetPassword',
  /** Beyond the table of §2: where a text message leads a person who did not make the change (decision 0017). */
  notMe: '/notMe',
  workbench: '/portal',
  company: '/company',
  noticeDetail: '/company/noticeDetail',
  newsDetail: '/company/newsDetail',
  productDetail: '/company/productDetail',
  /** Beyond the table of §2: the lists behind the portal's sections. */
  noticeList: '/company/noticeList',
  newsList: '/company/newsList',
  productList: '/company/productList',
  console: '/console',
  openTenant: '/console/openTenant',
  /** Beyond the table of §2: all acts of administrators; the console's home shows the newest. */
  consoleActs: '/console/acts',
  myOrganization: '/console/organizationManagement/myOrganization',
  authentication: '/console/organizationManagement/authentication',
  personalInfo: '/console/accountCenter/personalInfo',
  realNameAuthentication: '/console/accountCenter/realNameAuthentication',
  securitySetting: '/console/accountCenter/securitySetting',
  orderManage: '/console/costCenter/orderManage',
  /** Followed by an order's id. */
  orderDetail: '/console/costCenter/orderDetail',
  companyShare: '/companyShare',
  noticeDetailShare: '/companyShare/noticeDetailShare',
  newsDetailShare: '/companyShare/newsDetailShare',
  productDetailShare: '/companyShare/productDetailShare',
  /** Beyond the table of §2: where codes are scanned (decision 0025). */
  scan: '/scan',
  /** Beyond the table of §2: a person's own data, and deletion of their account (decision 0040). */
  ownAccount: '/ownAccount',
  /** The console's account settings, for everybody (decision 0052). */
  ownPersonalInfo: '/ownAccount/personalInfo',
  ownSecuritySetting: '/ownAccount/securitySetting',
  /** The business applications are below it, each under its module. */
  child: '/child',
  loadingPage: '/loading-page',
  redirect: '/redirect',
  notFound: '/404',
} as const;

/**
 * Where tapes are played (decision 0021), and the stage in that page's frame. Neither is a page of the portal: none of
 * its sessions, guards or flows run there.
 */
export const REPLAY_PATHS = { page: '/replay', stage: '/replay/stage' } as const;

/** Query of the scan page, in a demo only: the text of a code instead of its picture. */
export const SCANNED_QUERY = 'code';

/** Where the files of the applications are served, unless the installation says otherwise. */
export const MICRO_ROOT = '/micro';
/**
 * The two supplier pages of an application, open to everybody (APP-3); everything else beside them belongs to the
 * application.
 */
export const PUBLIC_CHILDREN: readonly string[] = ['createSupplierPC', 'createVendorCertificationPC'].map(
  (name) => `${PATHS.child}/scm/supplier/${name}`,
);

/** Query parameters for the dialog's place on the workbench. */
export const DIALOG_QUERY = { panel: 'panel', place: 'id' } as const;
/** The same on any other page, whose query belongs to the page or to an application. */
export const DIALOG_QUERY_ELSEWHERE = { panel: 'portalPanel', place: 'portalPlace' } as const;

/** Open with and without a token, without affecting a session (RTE-3). */
export const SHARE_PATHS: readonly string[] = [
  PATHS.companyShare,
  PATHS.noticeDetailShare,
  PATHS.newsDetailShare,
  PATHS.productDetailShare,
];
/**
 * Alternative readings of the table in §2: share pages at the root, and a named home for the console; a path that only
 * groups console pages leads to the first of them.
 */
export const OTHER_PATHS: Readonly<Record<string, string>> = {
  '/newsDetailShare': PATHS.newsDetailShare,
  '/productDetailShare': PATHS.productDetailShare,
  '/console/dashboard': PATHS.console,
  '/console/organizationManagement': PATHS.myOrganization,
  '/console/accountCenter': PATHS.personalInfo,
  '/console/costCenter': PATHS.orderManage,
  [PATHS.orderDetail]: PATHS.orderManage,
};
/** The account screens beside the sign-in page. */
export const ACCOUNT_FORM_PATHS: readonly string[] = [PATHS.register, PATHS.verifyPhone, PATHS.resetPassword];
/** Open without a token (§2 route guard). */
export const PUBLIC_PATHS: readonly string[] = [
  PATHS.login,
  ...ACCOUNT_FORM_PATHS,
  PATHS.notMe,
  PATHS.notFound,
  ...SHARE_PATHS,
];
/** Open with a token, but opening them ends the session (RTE-3). */
export const SESSION_ENDING_PATHS: readonly string[] = [PATHS.login, PATHS.register];
/** Paths rendered inside the signed-in shell. */
export const SHELL_PATHS: readonly string[] = [
  PATHS.workbench,
  PATHS.company,
  PATHS.noticeDetail,
  PATHS.newsDetail,
  PATHS.productDetail,
  PATHS.noticeList,
  PATHS.newsList,
  PATHS.productList,
  PATHS.console,
  PATHS.openTenant,
  PATHS.consoleActs,
  PATHS.myOrganization,
  PATHS.authentication,
  PATHS.personalInfo,
  PATHS.realNameAuthentication,
  PATHS.securitySetting,
  PATHS.orderManage,
  PATHS.scan,
  PATHS.ownAccount,
  PATHS.ownPersonalInfo,
  PATHS.ownSecuritySetting,
];
/** Pages of the shell without its footer (§2 "Footer": hidden on some pages): those that read like a document. */
export const FOOTERLESS_PATHS: readonly string[] = [PATHS.noticeDetail, PATHS.newsDetail, PATHS.productDetail];
