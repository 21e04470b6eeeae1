import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Layer } from '../common/dom/Layer.tsx';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import styles from './standingNotice.module.css';

type StandingNoticeProps = {
  readonly sentence: string;
  /** The action of its one button. */
  readonly act: string;
  readonly onAct: () => void;
};

/** A persistent notice that something is wrong: at the bottom, above everything, until it is over. */
export function StandingNotice({ sentence, act, onAct }: StandingNoticeProps) {
  return (
    <Layer>
      <div className={styles.standing} role="alert">
        <Icon of={TriangleAlert} strokeWidth={2} />
        <span>{sentence}</span>
        <PlainButton onClick={onAct}>
          <Icon of={RotateCcw} size={16} />
          {act}
        </PlainButton>
      </div>
    </Layer>
  );
}
