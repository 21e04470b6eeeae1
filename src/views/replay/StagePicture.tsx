import { useRef } from 'react';
import { REPLAY_PATHS } from '../../constants/paths.ts';
import {
  STAGE_WIDTHS,
  type StageWidth,
  selectReplayDesk,
  widthChosen,
} from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { useWidth } from '../common/dom/useWidth.ts';
import looks from '../common/looks.module.css';
import { Segmented } from '../common/Segmented.tsx';
import { useText } from '../common/useText.ts';
import styles from './middle.module.css';
import desk from './replay.module.css';

/** Page heights in px, by width. */
const HEIGHT: Readonly<Record<StageWidth, number>> = { 1440: 900, 768: 1024, 390: 844 };
const HIGHEST = 420;

/** The page as it looked, in a frame that does not accept input. */
export function StagePicture() {
  const t = useText();
  const dispatch = useAppDispatch();
  const areaRef = useRef<HTMLDivElement>(null);
  const room = useWidth(areaRef);
  const { width, view } = useAppSelector(selectReplayDesk);
  const height = HEIGHT[width];
  const scale = Math.min(room / width, HIGHEST / height);
  return (
    <section ref={areaRef} aria-label={t('replayDesk:stage')}>
      <div className={styles.pictureHead}>
        <span className={styles.path}>{view?.path}</span>
        <span className={looks.meta}>
          {t('replayDesk:stageNote', { width, height, percent: Math.round(scale * 100) })}
        </span>
        <Segmented
          legend={t('replayDesk:stageWidth')}
          options={STAGE_WIDTHS.map((each) => [String(each), String(each)])}
          chosen={String(width)}
          onChoose={(value) => dispatch(widthChosen(STAGE_WIDTHS.find((each) => String(each) === value) ?? width))}
        />
      </div>
      <div className={styles.stage} style={{ width: width * scale, height: height * scale }}>
        <iframe
          src={REPLAY_PATHS.stage}
          title={t('replayDesk:stage')}
          inert
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        <span className={classes(desk.badge, styles.stamp)}>{t('replayDesk:stamp')}</span>
      </div>
    </section>
  );
}
