import { selectDay, selectDayItems } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { PaneBody, PaneTop } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import { dayHeading } from './calendarWords.ts';

/** Next to the list of a day while nothing in it is selected: the date as the title (§2). */
export function DayPane() {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const day = useAppSelector(selectDay);
  const filled = (useAppSelector(selectDayItems).data?.length ?? 0) > 0;
  return (
    <>
      <PaneTop>
        <h3 ref={focusWhenLost} tabIndex={-1}>
          {day !== null && dayHeading(t, day, language)}
        </h3>
      </PaneTop>
      <PaneBody>
        {filled && (
          <EmptyState
            title={t('scheduleCalendar:pickSchedule')}
            sentence={t('scheduleCalendar:pickScheduleSentence')}
          />
        )}
      </PaneBody>
    </>
  );
}
