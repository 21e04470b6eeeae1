import { exifOf, orientationIn } from './orientation.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP15 = 0xef;

/** The application segments that a decoder needs: JFIF, the colour profile, and Adobe's colour information. */
const KEPT: readonly (readonly [marker: number, heading: string])[] = [
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return KEPT.some(([one, heading]) => one === marker && content.toString('latin1', 0, heading.length) === heading);
}

/** Whether a marker has no length field. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= START);

/** Where the data of a scan ends: at a marker that is neither an escaped byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

/**
 * A JPEG without what camera and programs wrote into it (Exif except the orientation, XMP, IPTC, comments, thumbnails)
 * and without anything after its end. Pixels are untouched. From the first malformed byte on it stays as it is.
 */
export function bareJpeg(file: Buffer): Buffer {
  const parts: Buffer[] = [file.subarray(0, 2)];
  let at = 2;
  while (at < file.length) {
    const start = at;
    if (file[at] !== 0xff) return Buffer.concat([...parts, file.subarray(start)]);
    while (file[at] === 0xff) at++;
    const marker = file[at++] ?? END;
    if (marker === END) return Buffer.concat([...parts, file.subarray(start, at)]);
    if (isBare(marker)) {
      parts.push(file.subarray(start, at));
      continue;
    }
    const length = at + 2 <= file.length ? file.readUInt16BE(at) : 0;
    if (length < 2 || at + length > file.length) return Buffer.concat([...parts, file.subarray(start)]);
    const content = file.subarray(at + 2, at + length);
    at = marker === SCAN ? endOfScan(file, at + length) : at + length;
    if (isNeeded(marker, content)) parts.push(file.subarray(start, at));
    else if (marker === APP1) parts.push(turned(content));
  }
  return Buffer.concat(parts);
}

/** The segment that keeps the orientation of this Exif segment; empty if it has none. */
function turned(content: Buffer): Buffer {
  const orientation = content.toString('latin1', 0, 4) === 'Exif' ? orientationIn(content) : 1;
  if (orientation === 1) return Buffer.alloc(0);
  const exif = exifOf(orientation);
  return Buffer.concat([Buffer.from([0xff, APP1, 0, exif.length + 2]), exif]);
}
