// Between the replay page and the stage in its frame (decision 0021): states go in, nothing comes out but "I am there".

const READY = 'atrium-stage-ready';

/** Speaks to the stage of this page, once it is there. Returns what shows a state on it; the newest counts. */
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

/** For the stage: hears of every state that it is to show. False where it stands in no frame of this origin. */
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
 * Nothing that stands on the stage reaches a backend, or a picture of one; and it takes neither the focus nor the place of
 * the page around, as dialogs and lists do.
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
