const AN_ENDPOINT = 'Describe the call as an Endpoint in src/services/api and let a saga hand it to send().';
const REAL_TIME = 'Real-time traffic belongs to src/services/realtime; react to its events in a saga.';
const A_SLICE = 'Keep the value in a slice; src/services/storage is the only reader and writer.';
const ROUTING_EVENT =
  'Dispatch a routing event; sagas/routing.ts is the only one that touches history, through src/services/browser.';
const GLOBAL_OBJECT =
  'Only src/services and src/views/common/dom touch the global object; dispatch an event and let a saga do it.';

/** Globals that nothing under src/ may touch, with what to do instead. */
export const REFUSED_GLOBALS: Readonly<Record<string, string>> = {
  fetch: AN_ENDPOINT,
  XMLHttpRequest: AN_ENDPOINT,
  localStorage:
    'Keep the value in a slice and name its key in src/constants/storageKeys; src/services/storage is the only reader and writer.',
  sessionStorage: A_SLICE,
  indexedDB: A_SLICE,
  WebSocket: REAL_TIME,
  EventSource: REAL_TIME,
  BroadcastChannel: 'Other tabs are reached through src/services/browser; react to crossTab events in a saga.',
  setTimeout: 'Wait in a saga: yield* delay(TIMING.name), so the wait is named, cancellable and on the tape.',
  setInterval: 'Loop in a saga with yield* delay(TIMING.name) inside a race, so it stops when its flow stops.',
  requestAnimationFrame: 'Frames belong to src/views/common/dom, or to a saga that calls src/services/browser.',
  crypto: 'Ask for an id or random value in a saga through src/services/browser, so a replay gives the same one.',
  performance: 'Ask for the time in a saga through src/services/browser, so a replay gives the same one.',
  location: `Read the location from the routing slice. ${ROUTING_EVENT}`,
  history: ROUTING_EVENT,
  navigator: 'Ask src/services/browser from a saga and keep the answer in a slice.',
  document: 'Only src/services/browser and src/views/common/dom touch the document; render state instead.',
  window: 'Only src/services and src/views/common/dom touch the window; dispatch an event and let a saga do it.',
  globalThis: GLOBAL_OBJECT,
  self: GLOBAL_OBJECT,
  alert: 'Dispatch a feedback event (toast or confirm); src/views/feedback shows it.',
  confirm: 'Dispatch a feedback event and await race({ yes, no }) in the saga.',
  prompt: 'Dispatch a feedback event and await its answer in the saga.',
};

/** Where all of them are at home. */
export const GLOBALS_HOMES = ['src/services/**', 'src/main.tsx', 'src/replay.tsx'] as const;

/** The folder for what must touch the page, and the globals it may use. */
export const PAGE_GLOBALS = {
  folder: 'src/views/common/dom',
  names: ['requestAnimationFrame', 'navigator', 'document', 'window', 'globalThis'],
} as const;
