import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { type FieldLine, fieldLinesOf } from '../../features/notificationCentre/notificationProperties.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { LevelText, levelOf } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import styles from './notificationCard.module.css';

type NotificationFieldsProps = {
  readonly notification: Notification;
  /** Labels whose lines are already shown elsewhere. */
  readonly without?: string | undefined;
  /** Below a code there is less room than on a card; a popup has room for the first lines only. */
  readonly place?: 'card' | 'code' | 'popup';
};

const POPUP_LINES = 2;
const FIELDS = {
  card: styles.cardFields,
  code: `${styles.cardFields} ${styles.fieldsInCode}`,
  popup: styles.fieldsInPopup,
} as const;

/** The labelled lines of a notification; nothing if its properties cannot be read (NTF-7). */
export function NotificationFields({ notification, without, place = 'card' }: NotificationFieldsProps) {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const all = useMemo(() => fieldLinesOf(notification, language), [notification, language]).filter(
    ({ label }) => label !== without,
  );
  const lines = place === 'popup' ? all.slice(0, POPUP_LINES) : all;
  if (lines.length === 0) return null;
  return (
    <dl className={FIELDS[place]}>
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
