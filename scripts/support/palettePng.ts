import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return left;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Undoes the filter at the start of each line of the picture; the result has the lines without filter bytes. */
function unfiltered(raw: Buffer, stride: number, pixelBytes: number): Buffer {
  const height = raw.length / (stride + 1);
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < pixelBytes ? 0 : (pixels[at - pixelBytes] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const corner = x < pixelBytes || y === 0 ? 0 : (pixels[at - stride - pixelBytes] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      pixels[at] = (raw[y * (stride + 1) + x + 1] ?? 0) + guess;
    }
  }
  return pixels;
}

const distanceOf = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

/**
 * A palette, and for every colour of the picture the index of the nearest in it. Each further entry is the colour whose
 * pixels are, in total, farthest from the previous entries, so that a rare accent gets a place beside the many greys of
 * text.
 */
function paletteOf(colours: readonly number[]): { palette: number[]; indexOf: ReadonlyMap<number, number> } {
  const uses = new Map<number, number>();
  for (const colour of colours) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const nearest = [...uses].map(([colour, count]) => ({ colour, count, index: 0, distance: Number.MAX_VALUE }));
  const palette: number[] = [];
  while (palette.length < MAX_COLOURS) {
    const worst = nearest.reduce((one, other) =>
      other.count * other.distance > one.count * one.distance ? other : one,
    );
    if (worst.distance === 0) break;
    for (const entry of nearest) {
      const distance = distanceOf(entry.colour, worst.colour);
      if (distance < entry.distance) Object.assign(entry, { distance, index: palette.length });
    }
    palette.push(worst.colour);
  }
  return { palette, indexOf: new Map(nearest.map(({ colour, index }) => [colour, index])) };
}

/** The same opaque picture with a palette of 256 colours, which makes a screenshot of text less than half as large. */
export function palettePng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = Buffer.from(chunks.find(({ type }) => type === 'IHDR')?.data ?? []);
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const pixelBytes = header[9] === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)));
  const pixels = unfiltered(data, width * pixelBytes, pixelBytes);
  const colours = Array.from({ length: width * height }, (_, at) => pixels.readUIntBE(at * pixelBytes, 3));
  const { palette, indexOf } = paletteOf(colours);
  const lines = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries()) {
    lines[at + Math.floor(at / width) + 1] = indexOf.get(colour) ?? 0;
  }
  // Eight bits per pixel, an index into the palette.
  header[8] = 8;
  header[9] = 3;
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const parts: Chunk[] = [
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: entries },
    { type: 'IDAT', data: deflateSync(lines, { level: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([SIGNATURE, ...parts.map(written)]);
}
