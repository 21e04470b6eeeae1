import { Canvas, type Colour } from './png.ts';

// Data-sheet line drawings: paper, line, fine line, accent ground, accent line. The paper is transparent, and the lines
// are
// legible on both light and dark pages.
const PAPER: readonly Colour[] = [
  [255, 255, 255, 0],
  [110, 120, 134],
  [128, 137, 152, 140],
  [69, 120, 226, 36],
  [69, 120, 226],
];
const LINE = 1;
const FINE = 2;
const GROUND = 3;
const ACCENT = 4;
const WIDTH = 560;
const HEIGHT = 380;

const drawings = {
  reducer(canvas: Canvas): void {
    canvas.fill(40, 189, 480, 1, FINE);
    canvas.fill(192, 30, 1, 320, FINE);
    for (const radius of [144, 96, 80, 36]) canvas.ring(192, 190, radius, LINE);
    canvas.ring(192, 190, 24, GROUND, 24);
    canvas.ring(192, 190, 24, ACCENT);
    for (const [radius, count, hole] of [
      [132, 12, 7],
      [64, 8, 8],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const angle = (index / count) * 2 * Math.PI;
        canvas.ring(Math.round(192 + radius * Math.cos(angle)), Math.round(190 + radius * Math.sin(angle)), hole, LINE);
      }
    }
    canvas.frame(412, 46, 68, 288, LINE);
    canvas.frame(480, 94, 28, 192, LINE);
    canvas.frame(396, 70, 16, 240, LINE);
  },
  motor(canvas: Canvas): void {
    canvas.fill(20, 200, 520, 1, FINE);
    canvas.frame(140, 92, 244, 216, LINE);
    for (let x = 164; x < 380; x += 24) canvas.fill(x, 94, 1, 212, FINE);
    canvas.frame(116, 80, 24, 240, LINE);
    canvas.frame(60, 178, 56, 44, LINE);
    canvas.fill(68, 186, 36, 14, GROUND);
    canvas.frame(68, 186, 36, 14, ACCENT);
    canvas.frame(384, 112, 88, 176, LINE);
    canvas.frame(400, 68, 56, 44, LINE);
    canvas.frame(472, 132, 20, 136, LINE);
  },
  rail(canvas: Canvas): void {
    canvas.frame(28, 172, 504, 60, LINE);
    canvas.fill(28, 188, 504, 1, FINE);
    canvas.fill(28, 216, 504, 1, FINE);
    canvas.frame(216, 124, 128, 48, LINE);
    canvas.fill(232, 140, 96, 32, GROUND);
    canvas.frame(232, 140, 96, 32, ACCENT);
    canvas.frame(216, 232, 128, 24, LINE);
    for (let hole = 0; hole < 8; hole += 1) canvas.ring(68 + hole * 61, 202, 7, LINE);
    canvas.frame(8, 156, 20, 92, LINE);
    canvas.frame(532, 156, 20, 92, LINE);
  },
  cabinet(canvas: Canvas): void {
    canvas.frame(156, 28, 184, 304, LINE);
    canvas.frame(168, 40, 160, 280, LINE);
    canvas.fill(188, 68, 120, 68, GROUND);
    canvas.frame(188, 68, 120, 68, ACCENT);
    for (let y = 160; y < 214; y += 12) canvas.fill(188, y, 120, 1, FINE);
    for (const x of [204, 244, 284]) canvas.ring(x, 256, 12, LINE);
    canvas.frame(340, 52, 52, 256, LINE);
    canvas.fill(168, 332, 24, 16, LINE);
    canvas.fill(304, 332, 24, 16, LINE);
  },
} as const;

export type Drawing = keyof typeof drawings;

/** A product drawing as a PNG file. */
export function drawProduct(drawing: Drawing): Uint8Array {
  const canvas = new Canvas(WIDTH, HEIGHT, PAPER);
  drawings[drawing](canvas);
  return canvas.toPng();
}
