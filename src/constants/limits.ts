/** Limits, page sizes and fixed measures (specification §9; pixels where the name ends in Px). */
export const LIMITS = {
  notificationPageSize: 50,
  taskPageSize: 10,
  personSearchResults: 1_000,
  /**
   * Beyond §9: fewer letters or digits do not start a people search, and the contract accepts no more than the maximum.
   */
  personSearchMinLength: 2,
  personSearchMaxLength: 64,
  /** Beyond §9: previously chosen people who are offered again. */
  recentPeople: 6,
  /** Beyond §9: members and approvals that the palette asks for, and how much of its use it remembers. */
  paletteFound: 20,
  recentEntries: 12,
  /** Beyond §9: notifications that a person keeps as unread in a company. */
  keptUnread: 50,
  /** Beyond §9: deeds that a device remembers until the server confirms them. */
  heldDeeds: 20,
  attachmentsPerControl: 5,
  attachmentBytes: 5 * 1024 * 1024,
  titleLength: 50,
  descriptionLength: 1_000,
  /**
   * Beyond §9: minutes that a new to-do or schedule allows for filling in its form, so that its proposed reminder is
   * still ahead.
   */
  formMinutes: 10,
  /** Beyond §9: accounts that a device remembers as having seen the tour. */
  toursRemembered: 20,
  /** Beyond §9: length of the description in a problem report. */
  reportLength: 2_000,
  headerNotices: 8,
  /** Beyond §9: news and products on the company portal's home, rows of its lists, companies whose portal is kept. */
  portalNews: 6,
  portalProducts: 4,
  portalListPage: 20,
  /** Beyond §9: orders on a page of their list. */
  orderListPage: 12,
  /** Beyond §9: people per page of a company's list, and maximum bytes of an import file. */
  memberListPage: 20,
  importBytes: 2 * 1024 * 1024,
  importRows: 2_000,
  /** Beyond §9: companies on a page of their list. */
  tenantListPage: 10,
  /** Beyond §9: acts on a page of their list. */
  actListPage: 20,
  /** Beyond §9: newest acts on the console's home. */
  recentActs: 7,
  rememberedPortals: 4,
  calendarCellTitles: 2,
  qrCodePx: 180,
  versionDialogPx: 540,
  popoverPx: 420,
  searchPx: 420,
  sidebarPx: 250,
  sidebarCollapsedPx: 60,
  footerOffsetPx: 251,
  footerCollapsedOffsetPx: 62,
  /** §9: width of the notification dialog, in hundredths of the window. */
  notificationDialogVw: 75,
  /** Beyond §9: first items of each to-do list on the workbench. */
  workbenchTasks: 6,
  /** Beyond §9: executors of a to-do shown as faces in its row. */
  rowExecutors: 3,
  /** Beyond §9: how often a QR code for sign-in is renewed automatically; after that nobody seems to be there. */
  qrSignInRenewals: 5,
  /** Beyond §9: live popups shown at once, and how many are remembered so that none is shown twice. */
  popups: 3,
  rememberedPopups: 200,
  /** Beyond §9: applications kept in their frames, and those prefetched. */
  frames: 3,
  prefetchedApplications: 2,
  /** Beyond §9: a flow that crashes this often within a minute waits until the person retries. */
  crashes: 3,
  /** Beyond §9: a count above this reads 99+. */
  badge: 99,
  /** Beyond §9: maximum characters of a question to the AI chat. */
  chatQuestion: 4_000,
} as const;

/**
 * §9 defaults. Beyond §9: the zone used until the server reports the tenant's, and the start and end times of a typed
 * day without a time. The default reminder (§3, `warmingTime` 0) comes this many minutes before the start.
 */
export const DEFAULTS = {
  versionNo: '0.0.1',
  elementSize: 'small',
  reminderMinutes: 30,
  timeZone: 'Asia/Shanghai',
  dayTimes: { startedAt: '09:00', endAt: '18:00' },
} as const;
