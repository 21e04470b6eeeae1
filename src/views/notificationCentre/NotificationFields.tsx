import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { type FieldLine, linesOf } from '../../features/notificationCentre/notificationProperties.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { LevelText, levelOf } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import styles from './notificationCard.module.css';

type NotificationFieldsProps = {
  readonly notification: Notification;
  /** Labels whose lines are already shown elsewhere. */
  readonly without?: string | undefined;
  /** Below a code there is less room than on a card. */
  readonly inCode?: boolean;
};

/** The labelled lines of a notification; nothing if its properties cannot be read (NTF-7). */
export function NotificationFields({ notification, without, inCode = false }: NotificationFieldsProps) {
  const t = useText();
  const lines = useMemo(() => linesOf(notification), [notification]).filter(({ label }) => label !== without);
  if (lines.length === 0) return null;
  return (
    <dl className={classes(styles.cardFields, inCode && styles.fieldsInCode)}>
      {lines.map((line) => (
        <div key={line.label} className={line.format === 'long' ? styles.fieldLong : undefined}>
          <dt>{t({ key: line.label })}</dt>
          <dd>
            <FieldValue line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ line: { value, format } }: { readonly line: FieldLine }) {
  const language = useAppSelector(selectLanguage);
  const text = String(value);
  switch (format) {
    case 'time':
      return <time className={looks.num}>{text.slice(0, 19).replace('T', ' ')}</time>;
    case 'date':
      return <time className={looks.num}>{text.slice(0, 10)}</time>;
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value).toLocaleString(language) : text;
    case 'level':
      return <LevelText level={levelOf(Number(value))} />;
    case 'warning':
      return (
        <span className={styles.fieldWarning}>
          <Icon of={Clock} size={14} />
          {text}
        </span>
      );
    case 'text':
    case 'long':
      return text;
  }
}
