/** A picture in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
/** The part of a picture that is cut out: enlarged `zoom` times, centred on this point of it (0 to 1 each way). */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Side of the square that is cut out, in px of the picture. */
const sideOf = ({ width, height }: PictureSize, zoom: number): number => Math.min(width, height) / zoom;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The crop moved so that its square lies within the picture. */
function within(size: PictureSize, { zoom, x, y }: Crop): Crop {
  const side = sideOf(size, zoom);
  const halfX = side / size.width / 2;
  const halfY = side / size.height / 2;
  return { zoom, x: between(x, halfX, 1 - halfX), y: between(y, halfY, 1 - halfY) };
}

/**
 * The crop after the picture was dragged by fractions of the square's side: dragging right reveals what is further
 * left.
 */
export function movedBy(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** The crop enlarged `zoom` times, keeping the same centre as far as possible. */
export const zoomedTo = (size: PictureSize, crop: Crop, zoom: number): Crop =>
  within(size, { ...crop, zoom: between(zoom, 1, MAX_ZOOM) });

/** The cropped square, in px of the picture. */
export function squareOf(size: PictureSize, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
