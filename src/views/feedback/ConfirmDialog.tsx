import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  type Confirmation,
  confirmationAccepted,
  confirmationDismissed,
  selectConfirmation,
} from '../../features/feedback/feedbackSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AntdTheme } from '../common/AntdTheme.tsx';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import styles from './confirm.module.css';

/**
 * The open question with its two answers. Escape is Cancel; a click outside does nothing. A destructive answer does not
 * get the initial focus: Enter pressed twice, once for the button that asks and once more, must not trigger it.
 */
export function ConfirmDialog() {
  const confirmation = useAppSelector(selectConfirmation);
  return (
    confirmation && (
      <AntdTheme>
        <Question confirmation={confirmation} />
      </AntdTheme>
    )
  );
}

function Question({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const {
    id,
    title,
    question,
    subject,
    consequence,
    confirm,
    decline = { key: 'common:cancel' },
    danger,
  } = confirmation;
  const accept = (event: FormEvent) => {
    event.preventDefault();
    dispatch(confirmationAccepted(id));
  };
  const cancel = () => dispatch(confirmationDismissed(id));
  return (
    <ModalLayer
      role="alertdialog"
      className={styles.confirm}
      labelledBy="confirm-title"
      describedBy="confirm-question"
      onEscape={cancel}
    >
      <form onSubmit={accept}>
        <h2 id="confirm-title" className={classes(styles.confirmTitle, danger && styles.confirmDanger)}>
          <Icon of={TriangleAlert} size={20} />
          {t(title)}
        </h2>
        <div id="confirm-question">
          <p>{t(question)}</p>
          {subject && <p>{subject.map((part) => t(part)).join(' · ')}</p>}
          {consequence && <p className={styles.confirmConsequence}>{t(consequence)}</p>}
        </div>
        <div className={styles.confirmFoot}>
          <Button size="medium" data-autofocus={danger || undefined} onClick={cancel}>
            {t(decline)}
          </Button>
          <Button type="primary" danger={danger} htmlType="submit" size="medium" data-autofocus={!danger || undefined}>
            {t(confirm)}
          </Button>
        </div>
      </form>
    </ModalLayer>
  );
}
