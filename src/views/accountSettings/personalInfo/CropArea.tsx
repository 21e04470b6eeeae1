import { type KeyboardEvent, type PointerEvent, useState, type WheelEvent } from 'react';
import { squareOf } from '../../../features/personalInfo/crop.ts';
import {
  type PickedPicture,
  pictureMoved,
  pictureZoomed,
  selectCrop,
} from '../../../features/personalInfo/personalInfoSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useText } from '../../common/useText.ts';
import styles from './crop.module.css';

export const ZOOM_STEP = 1.1;
/** The fraction of the square's side by which an arrow key moves the picture. */
const KEY_STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/** The crop square. Drag and zoom with pointer, wheel and keys. */
export function CropArea({ picture }: { readonly picture: PickedPicture }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const crop = useAppSelector(selectCrop);
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const { left, top, side } = squareOf(picture, crop);
  const percent = (px: number) => `${(px / side) * 100}%`;

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (held === null) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    dispatch(pictureMoved({ right: (event.clientX - held.x) / width, down: (event.clientY - held.y) / width }));
    setHeld({ x: event.clientX, y: event.clientY });
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step) dispatch(pictureMoved({ right: step[0], down: step[1] }));
    else if (event.key === '+' || event.key === '=') dispatch(pictureZoomed(crop.zoom * ZOOM_STEP));
    else if (event.key === '-') dispatch(pictureZoomed(crop.zoom / ZOOM_STEP));
    else return;
    event.preventDefault();
  };
  const roll = (event: WheelEvent) =>
    dispatch(pictureZoomed(event.deltaY < 0 ? crop.zoom * ZOOM_STEP : crop.zoom / ZOOM_STEP));
  return (
    <button
      type="button"
      className={styles.cropArea}
      aria-label={t('personalInfo:cropArea')}
      aria-describedby="crop-hint"
      data-autofocus
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ x: event.clientX, y: event.clientY });
      }}
      onPointerMove={drag}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
      onKeyDown={press}
      onWheel={roll}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        style={{
          width: percent(picture.width),
          height: percent(picture.height),
          left: percent(-left),
          top: percent(-top),
        }}
      />
    </button>
  );
}
