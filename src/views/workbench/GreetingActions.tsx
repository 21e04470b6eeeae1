import { CalendarPlus, Plus } from 'lucide-react';
import { dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText } from '../common/useText.ts';
import styles from './workbench.module.css';

/** A new schedule for today and a new to-do, each in its form of the dialog (POR-2). */
export function GreetingActions({ today }: { readonly today: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.greetingActions}>
      <Button
        icon={CalendarPlus}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogOpened({ tab: 3, intent: { kind: 'create', date: today } }))}
      >
        {t('workbench:addSchedule')}
      </Button>
      <Button
        kind="primary"
        icon={Plus}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogOpened({ tab: 2, intent: { kind: 'create' } }))}
      >
        {t('workbench:createTodo')}
      </Button>
    </div>
  );
}
