// Between the replay page and the stage in its frame (decision 0021): states go in, nothing comes out but "I am there".

const READY = 'atrium-stage-ready';

/** Connects to this page's stage once it exists. Returns a function that shows a state on it; the newest wins. */
export function openStage(): (state: unknown) => void {
  let stage: Window | null = null;
  let newest: unknown = null;
  const tell = () => {
    if (newest !== null) stage?.postMessage({ state: newest }, window.location.origin);
  };
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== window.location.origin || data !== READY || !isWindow(source)) return;
    stage = source;
    tell();
  });
  return (state) => {
    newest = state;
    tell();
  };
}

/** For the stage: receives every state to show. False if it is not in a frame of this origin. */
export function onStage(show: (state: unknown) => void): boolean {
  const { parent } = window;
  if (parent === window || !isSameOrigin(parent)) return false;
  window.addEventListener('message', ({ data, origin, source }) => {
    const state: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'state') : undefined;
    if (origin === window.location.origin && source === parent && state !== undefined) show(state);
  });
  parent.postMessage(READY, window.location.origin);
  return true;
}

/**
 * Isolates the stage: nothing on it reaches a backend or loads its pictures, and it neither steals focus nor scrolls
 * the surrounding page, as dialogs and lists would.
 */
export function cutOff(): void {
  HTMLElement.prototype.focus = () => {};
  Element.prototype.scrollIntoView = () => {};

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'none'; img-src data: ${window.location.origin}/assets/; media-src 'none'; frame-src 'none'; form-action 'none'`;
  document.head.append(policy);
}

const isWindow = (source: unknown): source is Window =>
  typeof source === 'object' && source !== null && 'location' in source;

function isSameOrigin(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}
