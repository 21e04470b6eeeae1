import { LIMITS } from '../constants/limits.ts';

/** The widths of specification §9, under the names that style sheets use (`--w-…`). */
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
