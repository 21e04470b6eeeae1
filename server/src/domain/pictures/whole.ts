import { barePicture } from './bare.ts';

/** The last chunk of every PNG: no content, its name, its checksum. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
/** Its name and the length of all that follows. */
const RIFF_FRAME = 8;

/** Whether a picture ends with these bytes; anything after its end is ignored. */
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
 * Whether a picture is complete, judging by its container format; nothing is decoded. A picture truncated in transit,
 * by a full disk or a broken copy, has no end marker. Files of other kinds count as complete.
 *
 * @param contentType - as detected by `recogniseFile`.
 */
export function isWholePicture(file: Buffer, contentType: string): boolean {
  return FORMATS[contentType]?.(file) ?? true;
}
