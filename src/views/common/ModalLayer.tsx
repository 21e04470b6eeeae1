import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { Layer } from './dom/Layer.tsx';
import { useEscape } from './dom/useEscape.ts';
import { useModalFocus } from './dom/useModalFocus.ts';
import styles from './ModalLayer.module.css';

type ModalLayerProps = {
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly busy?: boolean;
  /** The offline overlay veils the page instead of darkening it, and lies above everything. */
  readonly veil?: boolean;
  readonly className: string | undefined;
  /** Missing if, or as long as, Escape must not close it. */
  readonly onEscape?: (() => void) | null | undefined;
  readonly children: ReactNode;
};

/**
 * A dialog over everything else. A click outside does nothing. Escape calls `onEscape` while it is the topmost layer and
 * no menu or picker is open in it: one press closes one thing.
 */
export function ModalLayer(props: ModalLayerProps) {
  const { role = 'dialog', labelledBy, describedBy, busy = false, veil = false, className, onEscape, children } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  useModalFocus(layerRef);
  useEscape(layerRef, Boolean(onEscape), () => onEscape?.());
  return (
    <Layer>
      <div className={classes(styles.modalMask, veil && styles.modalVeil)}>
        <div
          ref={layerRef}
          className={classes(styles.modal, className)}
          tabIndex={-1}
          {...{
            role,
            'aria-modal': true,
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
            'aria-busy': busy,
          }}
        >
          {children}
        </div>
      </div>
    </Layer>
  );
}
