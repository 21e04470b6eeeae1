import { LIMITS } from '../constants/limits.ts';

/** The widths of specification §9, under the names by which style sheets use them (`--w-…`). */
export const WIDTHS = {
  sidebar: `${LIMITS.sidebarPx}px`,
  sidebarCollapsed: `${LIMITS.sidebarCollapsedPx}px`,
  footerOffset: `${LIMITS.footerOffsetPx}px`,
  footerCollapsedOffset: `${LIMITS.footerCollapsedOffsetPx}px`,
  popover: `${LIMITS.popoverPx}px`,
  search: `${LIMITS.searchPx}px`,
  versionDialog: `${LIMITS.versionDialogPx}px`,
  notificationDialog: `${LIMITS.notificationDialogVw}vw`,
} as const;
