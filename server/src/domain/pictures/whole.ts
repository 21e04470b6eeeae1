import { barePicture } from './bare.ts';

/** The last chunk of every PNG: no content, its name, its checksum. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
/** Its name and the length of all that follows. */
const RIFF_FRAME = 8;

/** Whether a picture ends so; what follows its end is none of it. */
const ending =
  (contentType: string, end: Buffer) =>
  (file: Buffer): boolean =>
    barePicture(file, contentType).subarray(-end.length).equals(end);

const FORMATS: Readonly<Record<string, (file: Buffer) => boolean>> = {
  'image/jpeg': ending('image/jpeg', JPEG_END),
  'image/png': ending('image/png', PNG_END),
  'image/webp': (file) => file.length >= RIFF_FRAME && file.length >= RIFF_FRAME + file.readUInt32LE(4),
};

/**
 * Whether a picture reaches from its first byte to its end, as far as its frame tells; nothing is decoded. What was cut off on
 * its way, by a full disk or a broken copy, has no end. Files of other kinds count as whole.
 *
 * @param contentType - as `recogniseFile` has found it.
 */
export function isWholePicture(file: Buffer, contentType: string): boolean {
  return FORMATS[contentType]?.(file) ?? true;
}
