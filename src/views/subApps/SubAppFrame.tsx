import { memo, useCallback } from 'react';
import { frameId, frameName } from '../../features/subApp/framePath.ts';
import { type Frame, frameAttached } from '../../features/subApp/subAppSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { FrameCover } from './FrameCover.tsx';
import { FrameFailed } from './FrameFailed.tsx';
import styles from './subApps.module.css';

type SubAppFrameProps = {
  readonly instance: string;
  /** Null for the spare one, in which no application has started. */
  readonly frame: Frame | null;
  readonly shown: boolean;
};

/**
 * One application: its frame, above a cover and hidden until it has rendered, or the panel that says why it could not
 * be. While hidden it keeps its size, so that nothing in it needs another layout.
 */
export const SubAppFrame = memo(function SubAppFrame({ instance, frame, shown }: SubAppFrameProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  /** The flow sets the frame's address: as an attribute it would add an entry to the session history. */
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element) dispatch(frameAttached({ instance }));
    },
    [dispatch, instance],
  );
  if (frame?.status === 'failed')
    return shown && frame.failure ? <FrameFailed frame={frame} failure={frame.failure} /> : null;
  const isComing = frame?.status === 'idle' || frame?.status === 'loading';
  const name = frame && t(`applications:${frame.module}`);
  return (
    <div className={styles.frame} data-shown={shown || undefined} inert={!shown} aria-hidden={!shown || undefined}>
      {isComing && <FrameCover module={frame.module} />}
      <iframe
        ref={attach}
        id={frameId(instance)}
        name={frame ? frameName(frame) : undefined}
        title={frame?.title ? `${name} ${frame.title}` : (name ?? t('subApp:layer'))}
        allow="fullscreen; clipboard-read; clipboard-write"
        // The bridge sets it with the first paint, before the flow learns of it.
        data-drawn={(frame !== null && !isComing) || undefined}
      />
    </div>
  );
});
