import { memo, useCallback } from 'react';
import { frameName } from '../../features/subApp/framePath.ts';
import { type Frame, frameAttached } from '../../features/subApp/subAppSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { FrameCover } from './FrameCover.tsx';
import { FrameFailed } from './FrameFailed.tsx';
import styles from './subApps.module.css';

type SubAppFrameProps = { readonly frame: Frame; readonly shown: boolean };

/**
 * One application: its frame, under a cover until it is drawn, or the panel that says why it could not be. Out of sight it
 * keeps its size, so that nothing in it has to be laid out again.
 */
export const SubAppFrame = memo(function SubAppFrame({ frame, shown }: SubAppFrameProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { instance, module, status, failure } = frame;
  /** The flow gives the frame its address: as an attribute it would add an entry to the session history. */
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element) dispatch(frameAttached({ instance }));
    },
    [dispatch, instance],
  );
  if (status === 'failed') return shown && failure ? <FrameFailed frame={frame} failure={failure} /> : null;
  const name = t(`applications:${module}`);
  return (
    <div className={styles.frame} data-shown={shown || undefined} inert={!shown} aria-hidden={!shown || undefined}>
      <iframe
        ref={attach}
        name={frameName(frame)}
        title={frame.title ? `${name} ${frame.title}` : name}
        allow="fullscreen; clipboard-read; clipboard-write"
      />
      {(status === 'idle' || status === 'loading') && <FrameCover module={module} />}
    </div>
  );
});
