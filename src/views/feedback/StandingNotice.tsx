import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useAppDispatch } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import styles from './standingNotice.module.css';

type StandingNoticeProps = {
  readonly shown: boolean;
  readonly sentence: string;
  /** The words of its one button, and what that reports. */
  readonly act: string;
  readonly pressed: () => { readonly type: string };
};

/** A persistent notice that something is wrong: at the bottom, above everything, until it is over. */
export function StandingNotice({ shown, sentence, act, pressed }: StandingNoticeProps) {
  const dispatch = useAppDispatch();
  if (!shown) return null;
  return (
    <Layer>
      <div className={styles.standing} role="alert">
        <Icon of={TriangleAlert} strokeWidth={2} />
        <span>{sentence}</span>
        <PlainButton onClick={() => dispatch(pressed())}>
          <Icon of={RotateCcw} size={16} />
          {act}
        </PlainButton>
      </div>
    </Layer>
  );
}
