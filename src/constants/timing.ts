/** Every wait of the product, in milliseconds unless the name says otherwise (specification §9). */
export const TIMING = {
  /** §9 real-time retry. */
  realtimeRetryMs: 5_000,
  /** Beyond §9: how long a fresh page is shown before the tour starts. */
  tourAfterMs: 1_200,
  realtimeRetryLimit: 4,
  /** §9 network retry: probe every 5 s, reload when the 11th has failed. */
  networkProbeMs: 5_000,
  networkProbeLimit: 11,
  networkRecoveryReloadMs: 2_000,
  /** §9 notification popup and messages. */
  popupMs: 10_000,
  messageMs: 2_000,
  errorMessageMs: 3_000,
  /** How long an action can be undone. */
  undoMs: 5_000,
  /** How long a log-out waits for deeds that the person has just done. */
  deedsAtLogOutMs: 2_000,
  /**
   * How long a module must have been open before its notifications count as read: one opened by mistake stays unread.
   */
  readMarkMs: 1_500,
  tokenErrorMs: 3_000,
  noPermissionMs: 3_000,
  deleteSuccessDelayMs: 500,
  /** §8, §9 reloads and redirects. */
  sessionRefreshReloadMs: 500,
  sessionExpiredRedirectMs: 500,
  /** Beyond §9: a new token that is refused this soon after the reload for it would only be reloaded for again. */
  refusedAnewMs: 20_000,
  versionReloadMs: 500,
  otherDeviceRedirectMs: 1_000,
  companySwitchRedirectMs: 1_000,
  missingFingerprintMs: 1_500,
  /** §9 script chunk load timeout. */
  chunkLoadTimeoutMs: 120_000,
  /** How long, after they start, the flows may use the answer to a call sent before the scripts arrived. */
  firstCallsMs: 5_000,
  /** How long the very first render waits for its screen before it shows a loading state. */
  firstScreenMs: 500,
  /** Beyond §9: failed text loads are retried after this pause, doubled each time, until it exceeds the limit. */
  textsAgainMs: 350,
  textsGivenUpMs: 6_000,
  /** §9 QR code refresh. */
  qrRefreshMs: 108_000,
  /** Beyond §9: a burst of live events is over after this pause, or at this limit; then one summary call (NTF-6). */
  realtimeBurstMs: 300,
  realtimeBurstLimitMs: 2_000,
  /**
   * Beyond §9: data loaded as the shell opens is not reloaded if the hub connects this soon afterwards: it waits for
   * `shellRestMs` and has three seconds to connect.
   */
  realtimeOpeningMs: 8_000,
  /** Beyond §9: longest wait for one answer before it counts as a network error. */
  requestTimeoutMs: 30_000,
  /** Beyond §9: crashes of a flow within this time count together. */
  crashWindowMs: 60_000,
  /** Beyond §9: longest wait for drafts and storage to be written before a reload. */
  reloadFlushMs: 1_000,
  /** Beyond §9: longest wait for another tab's token change to arrive here (ACC-7, ACC-10). */
  refreshHandOverMs: 2_000,
  /** Beyond §9: debounce before a draft is saved (TODO-8). */
  draftSaveMs: 500,
  /** Beyond §9: longest wait for a previous page of this tab to release the tab's name; shorter than `draftSaveMs`. */
  tabNameMs: 300,
  /** Beyond §9: how long text typed into an account form can be restored after a reload (decision 0007). */
  accountFormKeptMs: 1_800_000,
  /** Beyond §9: debounce of the people search (PER-1). */
  personSearchMs: 300,
  /** Beyond §9: a burst of notifications makes one sound. */
  soundGapMs: 3_000,
  /** Beyond §9: debounce of list searches. */
  listSearchMs: 300,
  /** Beyond §9: shortest wait between two codes by text message. */
  smsResendMs: 60_000,
  /** Beyond §9: how long the screen says that a QR code for sign-in has expired before the next one replaces it. */
  qrSignInExpiredMs: 3_000,
  /** Beyond §9: interval between two scans of the camera picture. */
  cameraLookMs: 200,
  /** Beyond §9: how long a file stays ready for the browser to save it. */
  downloadHandOverMs: 10_000,
  /** Beyond §9: how long after its start the page asks the browser to keep the start page (decision 0011). */
  startPageMs: 5_000,
  /** Beyond §9: when notes are first written to a tape, and how often from then on (decision 0020). */
  tapeStartMs: 5_000,
  /** The replay page shortens longer waits on a tape to this. */
  longestReplayedWaitMs: 2_000,
  /** During replay, everything within this time is drawn as one frame. */
  replayFrameMs: 40,
  tapeWriteMs: 500,
  /** Beyond §9: how long an application has for cleanup before its frame is removed. */
  frameGoodbyeMs: 50,
  /** Beyond §9: how long an application's frame may stay silent before its entry is requested again to find out why. */
  entrySilentMs: 2_000,
  /** Beyond §9: how long the pointer must rest on an application's entry before the application starts. */
  hoverRestMs: 150,
  /** Beyond §9: an application's fault reloads the page once within this time (ERR-3). */
  applicationReloadMs: 60_000,
  /** A second, in which the server states durations, and in which an order counts down in its last hour. */
  secondMs: 1_000,
  /** Beyond §9: how long after an order's deadline the portal checks whether the server has cancelled it. */
  orderRecheckMs: 60_000,
  /**
   * Beyond §9: how long the open shell requests only what its first screen shows, unless the person uses the page
   * sooner.
   */
  shellRestMs: 5_000,
  /** Beyond §9: how long the portal says so, on any page. */
  securityNoticeMs: 30_000,
  /** Beyond §9: how long a chat service token is used; the shortest one it issues is valid for 15 minutes. */
  aiTokenMs: 600_000,
  /** Beyond §9: how often the greeting and "minutes left" move on. */
  clockTickMs: 30_000,
} as const;
