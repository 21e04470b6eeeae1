import { crc32, deflateSync } from 'node:zlib';

/** An RGB colour and its opacity (fully opaque by default), 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number, cover?: number];

/** A picture of up to 256 colours, drawn pixel by pixel; (0, 0) is top left. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;
  readonly #palette: readonly Colour[];

  /** Starts filled with the first colour of the palette. */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.width = width;
    this.height = height;
    this.#palette = palette;
    this.#pixels = new Uint8Array(width * height);
  }

  fill(x: number, y: number, width: number, height: number, colour: number): void {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1) {
      const start = row * this.width;
      this.#pixels.fill(colour, start + Math.max(0, x), start + Math.min(this.width, x + width));
    }
  }

  /** The outline of a rectangle, `pen` pixels wide. */
  frame(x: number, y: number, width: number, height: number, colour: number, pen = 2): void {
    this.fill(x, y, width, pen, colour);
    this.fill(x, y + height - pen, width, pen, colour);
    this.fill(x, y, pen, height, colour);
    this.fill(x + width - pen, y, pen, height, colour);
  }

  /** A ring around (cx, cy), `pen` pixels wide; a disc if the pen is as wide as the radius. */
  ring(cx: number, cy: number, radius: number, colour: number, pen = 2): void {
    for (let y = Math.max(0, cy - radius); y <= Math.min(this.height - 1, cy + radius); y += 1) {
      for (let x = Math.max(0, cx - radius); x <= Math.min(this.width - 1, cx + radius); x += 1) {
        const distance = Math.hypot(x - cx, y - cy);
        if (distance <= radius && distance > radius - pen) this.#pixels[y * this.width + x] = colour;
      }
    }
  }

  /** The picture as a PNG file. */
  toPng(): Uint8Array {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y += 1) {
      rows.set(this.#pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    }
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.concat(this.#palette.map(([red, green, blue]) => Buffer.of(red, green, blue)))),
      chunk('tRNS', Buffer.from(this.#palette.map(([, , , cover = 255]) => cover))),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
