import { useId } from 'react';
import { type Grant, grantSwitched, selectGrantTarget } from '../../../features/grants/grantsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import looks from '../../common/looks.module.css';
import styles from './grants.module.css';

type GrantSwitchProps = {
  readonly grant: Grant;
  /** For screen readers: what is granted, and to whom. */
  readonly label: string;
  readonly isOn: boolean;
  /** Why it cannot be changed here; null if it can. */
  readonly reason: string | null;
};

/** Grants and revokes at once. A disabled switch stays focusable and says why. */
export function GrantSwitch({ grant, label, isOn, reason }: GrantSwitchProps) {
  const dispatch = useAppDispatch();
  const reasonId = useId();
  const target = useAppSelector((state) => selectGrantTarget(state, grant));
  const shown = target ?? isOn;
  const isFixed = reason !== null;
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.grantSwitch}
        aria-checked={shown}
        aria-label={label}
        aria-busy={target !== undefined}
        aria-disabled={isFixed || target !== undefined}
        aria-describedby={isFixed ? reasonId : undefined}
        title={reason ?? undefined}
        onClick={() => {
          if (!isFixed && target === undefined) dispatch(grantSwitched({ grant, isOn: !isOn }));
        }}
      />
      {isFixed && (
        <span id={reasonId} className={looks.visuallyHidden}>
          {reason}
        </span>
      )}
    </>
  );
}
