import { bareJpeg } from './jpeg.ts';
import { exifOf, orientationIn } from './orientation.ts';

const PNG_HEAD = 8;
/** Length, name and checksum of a chunk. */
const PNG_FRAME = 12;
const PNG_NOTES = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const RIFF_HEAD = 12;
/** Name and length. */
const RIFF_FRAME = 8;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** A PNG without text, time and Exif chunks (no browser rotates it by Exif), and without anything after its end. */
function barePng(file: Buffer): Buffer {
  const parts = [file.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at < file.length; ) {
    const end = at + PNG_FRAME <= file.length ? at + PNG_FRAME + file.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (end > file.length) return Buffer.concat([...parts, file.subarray(at)]);
    const name = file.toString('latin1', at + 4, at + 8);
    if (!PNG_NOTES.has(name)) parts.push(file.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** A WebP without XMP, and with only the orientation left of its Exif. */
function bareWebp(file: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let extended: Buffer | undefined;
  const last = Math.min(file.length, RIFF_FRAME + file.readUInt32LE(4));
  for (let at = RIFF_HEAD; at < last; ) {
    const size = at + RIFF_FRAME <= last ? file.readUInt32LE(at + 4) : Number.POSITIVE_INFINITY;
    // Chunks begin at even offsets.
    const end = at + RIFF_FRAME + size + (size % 2);
    // Malformed: the file stays as it is, since its header describes what follows.
    if (end > last + 1 || Number.isNaN(end)) return file;
    const name = file.toString('latin1', at, at + 4);
    const chunk = Buffer.from(file.subarray(at, end));
    if (name === 'VP8X' && size > 0) {
      chunk[RIFF_FRAME] = (chunk[RIFF_FRAME] ?? 0) & ~(HAS_EXIF | HAS_XMP);
      extended = chunk;
    }
    const exif = name === 'EXIF' ? turned(chunk.subarray(RIFF_FRAME)) : undefined;
    if (exif && extended) {
      extended[RIFF_FRAME] = (extended[RIFF_FRAME] ?? 0) | HAS_EXIF;
      chunks.push(exif);
    }
    if (name !== 'EXIF' && name !== 'XMP ') chunks.push(chunk);
    at = end;
  }
  const body = Buffer.concat(chunks);
  const head = Buffer.from(file.subarray(0, RIFF_HEAD));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function turned(exif: Buffer): Buffer | undefined {
  const orientation = orientationIn(exif);
  if (orientation === 1) return undefined;
  // In WebP the block has no heading.
  const block = exifOf(orientation).subarray(6);
  const frame = Buffer.from('EXIF\0\0\0\0', 'latin1');
  frame.writeUInt32LE(block.length, 4);
  return Buffer.concat([frame, block]);
}

const FORMATS: Readonly<Record<string, (file: Buffer) => Buffer>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/**
 * A picture without metadata about place, time, camera and person; orientation and pixels are unchanged. Files of other
 * kinds stay as they are.
 *
 * @param contentType - as detected by `recogniseFile`.
 */
export function barePicture(file: Buffer, contentType: string): Buffer {
  return FORMATS[contentType]?.(file) ?? file;
}
