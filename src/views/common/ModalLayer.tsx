import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { Layer } from './dom/Layer.tsx';
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
  readonly children: ReactNode;
};

/** A dialog that only its own buttons close: neither Escape nor a click outside does anything. */
export function ModalLayer(props: ModalLayerProps) {
  const { role = 'dialog', labelledBy, describedBy, busy = false, veil = false, className, children } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  useModalFocus(layerRef);
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
