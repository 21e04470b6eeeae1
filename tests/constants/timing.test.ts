import { DEFAULTS, LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';

it('the waiting times are those of specification §9', () => {
  expect(TIMING).toMatchObject({
    realtimeRetryMs: 5_000,
    realtimeRetryLimit: 4,
    networkProbeMs: 5_000,
    networkProbeLimit: 11,
    networkRecoveryReloadMs: 2_000,
    popupMs: 10_000,
    noPermissionMs: 3_000,
    deleteSuccessDelayMs: 500,
    versionReloadMs: 500,
    chunkLoadTimeoutMs: 120_000,
    qrRefreshMs: 108_000,
    messageMs: 2_000,
    errorMessageMs: 3_000,
    tokenErrorMs: 3_000,
    sessionRefreshReloadMs: 500,
    sessionExpiredRedirectMs: 500,
    otherDeviceRedirectMs: 1_000,
    companySwitchRedirectMs: 1_000,
    missingFingerprintMs: 1_500,
  });
});

it('the limits and measures are those of specification §9', () => {
  expect(LIMITS).toMatchObject({
    notificationPageSize: 50,
    taskPageSize: 10,
    personSearchResults: 1_000,
    attachmentsPerControl: 5,
    attachmentBytes: 5 * 1024 * 1024,
    titleLength: 50,
    descriptionLength: 1_000,
    headerNotices: 8,
    calendarCellTitles: 2,
    qrCodePx: 180,
    versionDialogPx: 540,
    popoverPx: 420,
    searchPx: 420,
    sidebarPx: 250,
    sidebarCollapsedPx: 60,
    footerOffsetPx: 251,
    footerCollapsedOffsetPx: 62,
    notificationDialogVw: 75,
  });
  expect(DEFAULTS).toMatchObject({ versionNo: '0.0.1', elementSize: 'small' });
});
