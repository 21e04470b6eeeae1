import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
/** Side length of the picture in front of the camera. */
const SIDE = 400;
/** A wall behind it. */
const GREY = 150;

/** The brightness of each point of a PNG, drawn as a square of `SIDE`; the browser of `page` decodes it. */
function brightnessOf(page: Page, png: Buffer): Promise<number[]> {
  return page.evaluate(
    async ({ url, side }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      paint.drawImage(image, 0, 0, side, side);
      const { data } = paint.getImageData(0, 0, side, side);
      return Array.from({ length: side * side }, (_, at) => data[at * 4 + 1] ?? 0);
    },
    { url: `data:image/png;base64,${png.toString('base64')}`, side: SIDE },
  );
}

/** Writes a film for Chromium's fake camera in which a picture is held in front of it. */
export async function writeCameraFile(file: string, page: Page, png: Buffer): Promise<void> {
  const picture = await brightnessOf(page, png);
  const luma = Buffer.alloc(WIDTH * HEIGHT, GREY);
  const [left, top] = [(WIDTH - SIDE) / 2, (HEIGHT - SIDE) / 2];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) luma[(top + y) * WIDTH + left + x] = picture[y * SIDE + x] ?? 0;
  // Black and white: both colour planes, a quarter each, are neutral.
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}
