import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { scheduleBackPressed } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';

type PaneHeadProps = {
  /** The right-hand title (§2). */
  readonly title: string;
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
};

/** Back, title and actions of a form or detail. */
export function PaneHead({ title, note, actions }: PaneHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div className="pane-head">
      <button type="button" className="pane-back" onClick={() => dispatch(scheduleBackPressed())}>
        <Icon of={ChevronLeft} size={16} />
        {t('task:back')}
      </button>
      <h3 ref={focusWhenLost} className="ellipsis" tabIndex={-1}>
        {title}
      </h3>
      {note !== undefined && <span className="pane-note">{note}</span>}
      {actions}
    </div>
  );
}
