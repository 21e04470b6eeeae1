import { releasable } from '../../lib/cancellable.ts';
import { performer } from '../../lib/performer.ts';
import { revokeBlobUrl } from './blobs.ts';
import { forgetFile, keepFile, type PickedFile, pickedFile } from './files.ts';

/** Side of a profile picture in px: no place shows it larger. */
const SIDE = 256;
const LIMIT_BYTES = 100 * 1024;
/** WebP if the browser can write it, else JPEG; at decreasing quality until the picture is small enough. */
const FORMS = [
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
] as const;
const QUALITIES = [0.9, 0.75, 0.6, 0.4];

/** A picked file that can be shown. The caller releases `url` with `revokeBlobUrl`. */
export interface ShownPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Shows a picked file as a picture; null if the browser cannot read it as one. */
export const showPicture = performer('showPicture', (fileId: string) =>
  releasable(shown(fileId), (picture) => picture && revokeBlobUrl(picture.url)),
);

async function shown(fileId: string): Promise<ShownPicture | null> {
  const file = pickedFile(fileId);
  const bitmap = file && (await createImageBitmap(file).catch(() => null));
  if (!file || !bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { url: URL.createObjectURL(file), width, height };
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/**
 * Cuts a square out of a picked picture and keeps it as a new file of at most 256 px and 100 KB. Rejects if the browser
 * can neither read the picture nor write it that small.
 */
export const cutPicture = performer('cutPicture', (fileId: string, square: Square) =>
  releasable(cut(fileId, square), ({ id }) => forgetFile(id)),
);

async function cut(fileId: string, { left, top, side }: Square): Promise<PickedFile> {
  const file = pickedFile(fileId);
  if (!file) throw new Error('The picked picture is gone');
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(SIDE, side));
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser cannot draw');
  // Transparent areas would turn black in a JPEG.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const [type, ending] of FORMS) {
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob?.type === type && blob.size < LIMIT_BYTES)
        return keepFile(new File([blob], `picture.${ending}`, { type }));
    }
  }
  throw new Error('The picture could not be made small enough');
}
