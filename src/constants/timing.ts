/** Every wait of the product, in milliseconds unless the name says otherwise (specification §9). */
export const TIMING = {
  /** §9 real-time retry. */
  realtimeRetryMs: 5_000,
  /** Beyond §9: how long a fresh page has to itself before somebody is shown round. */
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
  /** How long what was done can be taken back. */
  undoMs: 5_000,
  /** How long a log-out waits for what the person has just done. */
  deedsAtLogOutMs: 2_000,
  /** How long a module must have been open before what it held counts as read: one opened by mistake stays unread. */
  readMarkMs: 1_500,
  tokenErrorMs: 3_000,
  noPermissionMs: 3_000,
  deleteSuccessDelayMs: 500,
  /** §8, §9 reloads and redirects. */
  sessionRefreshReloadMs: 500,
  sessionExpiredRedirectMs: 500,
  versionReloadMs: 500,
  otherDeviceRedirectMs: 1_000,
  companySwitchRedirectMs: 1_000,
  missingFingerprintMs: 1_500,
  /** §9 script chunk load timeout. */
  chunkLoadTimeoutMs: 120_000,
  /** How long a call that was sent before the scripts came may be taken by the flows, once these are there. */
  firstCallsMs: 5_000,
  /** How long the first drawing of all waits for the screen that it is about, before it shows that the screen is coming. */
  firstScreenMs: 500,
  /** Beyond §9: texts that could not be fetched are asked for again after this pause, each time after twice as long, until it is longer than the limit. */
  textsAgainMs: 350,
  textsGivenUpMs: 6_000,
  /** §9 QR code refresh. */
  qrRefreshMs: 108_000,
  /** Beyond §9: a burst of live events is over after this pause, or at this limit; then one summary call (NTF-6). */
  realtimeBurstMs: 300,
  realtimeBurstLimitMs: 2_000,
  /** Beyond §9: what is loaded as the shell opens is not loaded again because the hub connects this soon after. */
  realtimeOpeningMs: 3_000,
  /** Beyond §9: longest wait for one answer before it counts as a network error. */
  requestTimeoutMs: 30_000,
  /** Beyond §9: crashes of a flow within this time count together. */
  crashWindowMs: 60_000,
  /** Beyond §9: longest wait for drafts and storage to be written before a reload. */
  reloadFlushMs: 1_000,
  /** Beyond §9: longest wait for what another tab has just done with the tokens to arrive here (ACC-7, ACC-10). */
  refreshHandOverMs: 2_000,
  /** Beyond §9: how long after the last keystroke a draft is kept (TODO-8). */
  draftSaveMs: 500,
  /** Beyond §9: longest wait for a former page of this tab to let go of the tab's name; shorter than `draftSaveMs`. */
  tabNameMs: 300,
  /** Beyond §9: how long what was typed into an account form is restored after a reload (decision 0007). */
  accountFormKeptMs: 1_800_000,
  /** Beyond §9: how long after the last keystroke people are searched for (PER-1). */
  personSearchMs: 300,
  /** Beyond §9: a burst of notifications makes one sound. */
  soundGapMs: 3_000,
  /** Beyond §9: how long after the last keystroke a list is searched. */
  listSearchMs: 300,
  /** Beyond §9: shortest wait between two codes by text message. */
  smsResendMs: 60_000,
  /** Beyond §9: how long the screen says that a QR code for sign-in has expired before the next one takes its place. */
  qrSignInExpiredMs: 3_000,
  /** Beyond §9: how long after one look at the camera's picture the next one follows. */
  cameraLookMs: 200,
  /** Beyond §9: how long a file stays ready for the browser to save it. */
  downloadHandOverMs: 10_000,
  /** Beyond §9: how long after its start the page asks the browser to keep the start page (decision 0011). */
  startPageMs: 5_000,
  /** Beyond §9: when what was noted is first written on a tape, and how often from then on (decision 0020). */
  tapeStartMs: 3_000,
  /** Waits on a tape that last longer are shortened to this where it is played in the replay page. */
  longestReplayedWaitMs: 2_000,
  /** While a tape is played, what happens within this time is one picture. */
  replayFrameMs: 40,
  tapeWriteMs: 500,
  /** Beyond §9: how long an application has to tidy up before its frame goes. */
  frameGoodbyeMs: 50,
  /** Beyond §9: how long nothing may come into an application's frame before its entry is asked for once more, to learn why. */
  entrySilentMs: 2_000,
  /** Beyond §9: how long the pointer rests on an application's entry before the application begins. */
  hoverRestMs: 150,
  /** Beyond §9: an application's fault reloads the page once within this time (ERR-3). */
  applicationReloadMs: 60_000,
  /** Beyond §9: the last hour of an order is counted down by seconds; then it is looked whether the server has cancelled it. */
  secondMs: 1_000,
  orderRecheckMs: 60_000,
  /** Beyond §9: how long after the shell has opened what no first screen shows is asked for. */
  afterScreenMs: 500,
  /** Beyond §9: how long the portal says so, on any page. */
  securityNoticeMs: 30_000,
  /** Beyond §9: how long a token of the chat service is used; the shortest that it gives holds for 15 minutes. */
  aiTokenMs: 600_000,
  /** Beyond §9: how often the greeting and "minutes left" move on. */
  clockTickMs: 30_000,
} as const;
