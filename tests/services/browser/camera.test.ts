import { CAMERA_ID } from '../../../src/constants/scannedCodes.ts';
import { TIMING } from '../../../src/constants/timing.ts';
import { type CameraEvent, switchTorch, watchCodes } from '../../../src/services/browser/camera.ts';
import { codeReader } from '../../../src/services/browser/codeReader.ts';

jest.mock('../../../src/services/browser/codeReader.ts');

const stop = jest.fn();
const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [{ stop }] };
const seen: CameraEvent[] = [];
const settle = () => jest.advanceTimersByTimeAsync(0);
/** A browser whose camera answers with `opened`; jsdom has none. */
const withCamera = (opened: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: opened } });
const video = () => {
  document.body.innerHTML = `<video id="${CAMERA_ID}"></video>`;
  const element = document.querySelector('video');
  if (!element) throw new Error('no video');
  Object.defineProperty(element, 'readyState', { value: 4 });
  element.play = async () => undefined;
  return element;
};

beforeEach(() => {
  jest.useFakeTimers();
  stop.mockClear();
  seen.length = 0;
  document.body.innerHTML = '';
  jest.mocked(codeReader).mockResolvedValue(async () => null);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
const watch = () => watchCodes((event) => seen.push(event));

it('shows the camera and reports each code until watching ends', async () => {
  const opened = jest.fn(async () => stream);
  withCamera(opened);
  const read = jest.fn(async () => 'QRCODE_LOGIN:c1');
  jest.mocked(codeReader).mockResolvedValue(read);
  const element = video();
  const end = watch();
  await settle();
  expect(seen).toEqual([
    { kind: 'state', camera: 'on', hasTorch: false },
    { kind: 'code', text: 'QRCODE_LOGIN:c1' },
  ]);
  expect(opened.mock.calls).toEqual([[{ video: { facingMode: 'environment', width: { ideal: 1280 } } }]]);
  expect(element.srcObject).toBe(stream);
  expect(read).toHaveBeenCalledWith(element);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(element.srcObject).toBeNull();
  await jest.advanceTimersByTimeAsync(TIMING.cameraLookMs * 3);
  expect(read).toHaveBeenCalledTimes(1);
});

it('keeps looking until there is a code', async () => {
  withCamera(async () => stream);
  const read = jest
    .fn<Promise<string | null>, []>()
    .mockRejectedValueOnce(new Error('no code'))
    .mockResolvedValue(null);
  jest.mocked(codeReader).mockResolvedValue(read);
  const end = watch();
  await settle();
  await jest.advanceTimersByTimeAsync(TIMING.cameraLookMs);
  expect(read).toHaveBeenCalledTimes(2);
  end();
  expect(seen).toEqual([{ kind: 'state', camera: 'on', hasTorch: false }]);
});

it('switches a camera off at once if it comes on after the page was left', async () => {
  let open = (_stream: unknown) => {};
  withCamera(() => new Promise((resolve) => (open = resolve)));
  watch()();
  open(stream);
  await settle();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('says why a camera is not available: %s', async (name, camera) => {
  withCamera(() => Promise.reject(new DOMException('no', name)));
  watch();
  await settle();
  expect(seen).toEqual([{ kind: 'state', camera, hasTorch: false }]);
});

it('a page that may not use a camera reports that there is none, and does not load the code reader', async () => {
  jest.mocked(codeReader).mockClear();
  watch();
  await settle();
  expect(seen).toEqual([{ kind: 'state', camera: 'missing', hasTorch: false }]);
  expect(codeReader).not.toHaveBeenCalled();
});

it('turns the camera off if the code reader cannot be loaded', async () => {
  withCamera(async () => stream);
  jest.mocked(codeReader).mockRejectedValue(new Error('no chunk'));
  watch();
  await settle();
  expect(seen.at(-1)).toEqual({ kind: 'state', camera: 'failed', hasTorch: false });
  expect(stop).toHaveBeenCalledTimes(1);
});

describe('the light beside the camera', () => {
  class Stream {
    readonly #track: object;
    constructor(track: object) {
      this.#track = track;
    }
    getTracks = () => [{ stop }];
    getVideoTracks = () => [this.#track];
  }
  beforeEach(() => Object.assign(globalThis, { MediaStream: Stream }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'MediaStream'));
  const applyConstraints = jest.fn(async () => undefined);
  const begin = async (track: object) => {
    withCamera(async () => new Stream(track));
    video();
    const end = watch();
    await settle();
    return end;
  };

  it('is reported if there is one, and can be switched', async () => {
    const end = await begin({ getCapabilities: () => ({ torch: true }), applyConstraints });
    expect(seen).toEqual([{ kind: 'state', camera: 'on', hasTorch: true }]);
    expect(await switchTorch(true)).toBe(true);
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    expect(await switchTorch(false)).toBe(false);
    end();
  });

  it('does not change if the camera refuses, and is off if there is none', async () => {
    applyConstraints.mockRejectedValueOnce(new Error('no'));
    const end = await begin({ getCapabilities: () => ({ torch: true }), applyConstraints });
    expect(await switchTorch(true)).toBe(false);
    end();
    seen.length = 0;
    (await begin({ getCapabilities: () => ({}), applyConstraints }))();
    expect(seen).toEqual([{ kind: 'state', camera: 'on', hasTorch: false }]);
    expect(await switchTorch(true)).toBe(false);
  });
});
