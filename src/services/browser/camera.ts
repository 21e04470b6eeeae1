import { CAMERA_ID, type CameraState } from '../../constants/scannedCodes.ts';
import { TIMING } from '../../constants/timing.ts';
import { performer } from '../../lib/performer.ts';
import { codeReader, type ReadPicture } from './codeReader.ts';

/** A state of the camera, or the text of a code in front of it. */
export type CameraEvent =
  | { readonly kind: 'state'; readonly camera: CameraState; readonly hasTorch: boolean }
  | { readonly kind: 'code'; readonly text: string };

const REFUSALS: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/**
 * Switches the camera on, shows its picture in the page's element, and reports each code in it. Returns a function that
 * switches it off; anything that starts later is stopped at once.
 */
export function watchCodes(tell: (event: CameraEvent) => void): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function begin(): Promise<void> {
    stream = await openCamera();
    if (stopped) return switchOff();
    tell({ kind: 'state', camera: 'on', hasTorch: torchOf(stream) !== null });
    void look(await codeReader());
  }
  async function look(read: ReadPicture): Promise<void> {
    const text = await read(shownIn(stream)).catch(() => null);
    if (stopped) return;
    if (text) tell({ kind: 'code', text });
    // The report may have ended it.
    if (!stopped) timer = setTimeout(look, TIMING.cameraLookMs, read);
  }
  function switchOff(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
  begin().catch((reason: unknown) => {
    switchOff();
    const name = reason instanceof Error ? reason.name : '';
    if (!stopped) tell({ kind: 'state', camera: REFUSALS[name] ?? 'failed', hasTorch: false });
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    switchOff();
    const element = document.getElementById(CAMERA_ID);
    if (element instanceof HTMLVideoElement) element.srcObject = null;
  };
}

/** Switches the light beside the camera; returns whether it is on now. */
export const switchTorch = performer('switchTorch', async function switchTorch(on: boolean): Promise<boolean> {
  const element = document.getElementById(CAMERA_ID);
  const stream = element instanceof HTMLVideoElement ? element.srcObject : null;
  const light = stream instanceof MediaStream ? torchOf(stream) : null;
  // The types of the DOM do not have the light yet.
  const wanted: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
  return (
    (await light?.applyConstraints({ advanced: [wanted] }).then(
      () => on,
      () => !on,
    )) ?? false
  );
});

/** The part of the camera that has a light; null if it has none. */
function torchOf(stream: MediaStream): MediaStreamTrack | null {
  const [track] = stream.getVideoTracks();
  // Not every browser reports a camera's capabilities.
  if (!track || !('getCapabilities' in track)) return null;
  return 'torch' in track.getCapabilities() ? track : null;
}

/** The rear camera, if there are two. Insecure pages get none. */
function openCamera(): Promise<MediaStream> {
  // The types promise an API that insecure pages lack.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return Promise.reject(new DOMException('no camera here', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

/** The element that shows the camera; null until the page has rendered it. */
function shownIn(stream: MediaStream | null): HTMLVideoElement | null {
  const element = document.getElementById(CAMERA_ID);
  if (!(element instanceof HTMLVideoElement)) return null;
  if (element.srcObject !== stream) {
    element.srcObject = stream;
    void element.play().catch(() => undefined);
  }
  return element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? element : null;
}
