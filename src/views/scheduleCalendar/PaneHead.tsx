import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { scheduleBackPressed } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { pressedByEscape } from '../common/dom/pressedByEscape.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PaneBack, PaneNote, PaneTop } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';

type PaneHeadProps = {
  /** The right-hand title (§2). */
  readonly title: string;
  readonly note?: string | undefined;
  readonly actions: ReactNode;
  /** Whether Escape also goes back: nothing can be lost. */
  readonly byEscape?: boolean;
};

/** Back, title and actions of a form or detail. */
export function PaneHead({ title, note, actions, byEscape = false }: PaneHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <PaneTop>
      <PaneBack ref={byEscape ? pressedByEscape : undefined} onClick={() => dispatch(scheduleBackPressed())}>
        <Icon of={ChevronLeft} size={16} />
        {t('task:back')}
      </PaneBack>
      <h3 ref={focusWhenLost} className={looks.ellipsis} tabIndex={-1}>
        {title}
      </h3>
      {note !== undefined && <PaneNote>{note}</PaneNote>}
      {actions}
    </PaneTop>
  );
}
