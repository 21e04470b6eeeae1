const EXIF = Buffer.from('Exif\0\0', 'latin1');
const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** There are eight; the first means *unrotated*. */
const LAST = 8;

/** The number at `offset`; NaN beyond the end. */
function numberAt(block: Buffer, offset: number, bytes: 2 | 4, isLittle: boolean): number {
  // Covers invalid offsets too.
  if (!(offset >= 0 && offset + bytes <= block.length)) return Number.NaN;
  return isLittle ? block.readUIntLE(offset, bytes) : block.readUIntBE(offset, bytes);
}

/**
 * The orientation of a picture, 1 to 8 (Exif 2.3, tag 0x0112); 1 if the block does not say.
 *
 * @param block - the content of an Exif block, with or without its heading.
 */
export function orientationIn(block: Buffer): number {
  const tiff = block.subarray(0, EXIF.length).equals(EXIF) ? block.subarray(EXIF.length) : block;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const directory = numberAt(tiff, 4, 4, isLittle);
  const count = numberAt(tiff, directory, 2, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    const tag = numberAt(tiff, entry, 2, isLittle);
    if (Number.isNaN(tag)) break;
    if (tag !== TAG || numberAt(tiff, entry + 2, 2, isLittle) !== SHORT) continue;
    const value = numberAt(tiff, entry + 8, 2, isLittle);
    return value >= 1 && value <= LAST ? value : 1;
  }
  return 1;
}

/** An Exif block that contains nothing but the orientation. */
export function exifOf(orientation: number): Buffer {
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Buffer.concat([EXIF, Buffer.from([...head, 0, 1, ...entry, 0, 0, 0, 0])]);
}
