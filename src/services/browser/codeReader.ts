/** Source of a code: the current camera frame, or a picture. */
type Picture = HTMLVideoElement | ImageBitmap;
/** The text of a QR code in a picture; null while there is none. */
export type ReadPicture = (picture: Picture | null) => Promise<string | null>;

/** The part of the browsers' native detector that is used; the types of the DOM do not have it yet. */
interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}
const FORMAT = 'qr_code';
/** Wider pictures are read no better, only more slowly. */
const WIDEST = 800;

/** The code reader: the browser's own if it has one, else a library loaded on demand. */
export async function codeReader(): Promise<ReadPicture> {
  const own = await ownDetector();
  if (own) return async (picture) => (picture ? ((await own.detect(picture))[0]?.rawValue ?? null) : null);
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const [width, height] = sizeOf(picture);
    if (!picture || !paint || width === 0) return null;
    const scale = Math.min(1, WIDEST / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // Throws if there is no code, which is nearly always.
    return decodeQR(paint.getImageData(0, 0, canvas.width, canvas.height));
  };
}

function sizeOf(picture: Picture | null): readonly [width: number, height: number] {
  if (picture === null) return [0, 0];
  return 'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
}

/** Some browsers have the class but support no format. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Own } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (!Own) return null;
  const formats = await Own.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes(FORMAT) ? new Own({ formats: [FORMAT] }) : null;
}
