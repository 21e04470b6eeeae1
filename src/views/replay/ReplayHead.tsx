import { CassetteTape, FolderOpen, Languages, Moon, Sun, TriangleAlert, VenetianMask } from 'lucide-react';
import { openWanted, segmentChosen, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { selectSettings, settingsChanged } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { Mark } from '../common/Mark.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { Segmented } from '../common/Segmented.tsx';
import { useText } from '../common/useText.ts';
import styles from './replay.module.css';

const SHORT = 7;

/** What this page is, which tape is open, and how it was recorded. */
export function ReplayHead() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { segments, segment } = useAppSelector(selectReplayDesk);
  const { language, style } = useAppSelector(selectSettings);
  const isDark = style === 'dark';
  const shown = segments[segment];
  return (
    <header className={styles.head}>
      <Mark />
      <span className={styles.badge}>
        <Icon of={CassetteTape} size={14} />
        {t('replayDesk:badge')}
      </span>
      {shown && (
        <>
          <strong className={styles.fileName}>{shown.file}</strong>
          <span className={styles.about}>
            {t('replayDesk:about', {
              version: shown.version,
              commit: shown.commit.slice(0, SHORT) || '?',
              count: shown.lines,
            })}
          </span>
        </>
      )}
      {segments.length > 1 && (
        <Segmented
          legend={t('replayDesk:segments')}
          options={segments.map(({ number }, index) => [
            String(index),
            t('replayDesk:segment', { number: number + 1 }),
          ])}
          chosen={String(segment)}
          onChoose={(index) => dispatch(segmentChosen(Number(index)))}
        />
      )}
      <span className={styles.space} />
      {shown && (
        <span className={styles.masked} data-open={shown.masked === null || undefined}>
          <Icon of={shown.masked === null ? TriangleAlert : VenetianMask} size={14} />
          {t(`replayDesk:masked_${shown.masked ?? 'none'}`)}
        </span>
      )}
      <PlainButton onClick={() => dispatch(openWanted())}>
        <Icon of={FolderOpen} size={16} /> {t('replayDesk:open')}
      </PlainButton>
      <IconButton
        aria-label={t('replayDesk:language')}
        onClick={() => dispatch(settingsChanged({ language: language === 'zh-CN' ? 'en-US' : 'zh-CN' }))}
      >
        <Icon of={Languages} size={16} />
      </IconButton>
      <IconButton
        aria-label={t(isDark ? 'replayDesk:style_light' : 'replayDesk:style_dark')}
        onClick={() => dispatch(settingsChanged({ style: isDark ? 'default' : 'dark' }))}
      >
        <Icon of={isDark ? Sun : Moon} size={16} />
      </IconButton>
    </header>
  );
}
