import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { addDays } from '../../../contract/rules/days.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { agenda, dayChosen, selectAgenda, selectChosenDay } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { SectionHead } from '../common/SectionHead.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import { DialogLink } from '../notificationDialog/DialogLink.tsx';
import { Agenda, AgendaSkeleton } from './Agenda.tsx';
import agendaStyles from './agenda.module.css';
import { shortDayWords } from './dateWords.ts';
import { WeekStrip } from './WeekStrip.tsx';
import workbenchStyles from './workbench.module.css';

/** The week and the schedules of the chosen day (POR-2). */
export function ScheduleSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const day = useAppSelector(selectChosenDay);
  const items = useAppSelector(selectAgenda);
  const today = useAppSelector(selectNow)?.slice(0, 10) ?? null;
  const id = useId();
  return (
    <section className={agendaStyles.scheduleSection} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('workbench:schedules')}
        note={day !== null && <DayNote day={day} today={today} count={items.data?.length} />}
        more={
          <>
            {day !== null && today !== null && day !== today && <TodayButton today={today} />}
            <DialogLink opening={{ tab: 3 }} words={t('notificationDialog:calendar')} />
          </>
        }
      />
      {day === null ? <SkeletonBar width="100%" height={53} radius={6} /> : <Week day={day} />}
      <div className={workbenchStyles.scheduleBody}>
        <LoadedPart
          load={items}
          skeleton={<AgendaSkeleton />}
          failedTitle={t('workbench:schedulesFailed')}
          onRetry={() => dispatch(agenda.wanted())}
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={t('scheduleCalendar:noSchedules')} sentence={t('workbench:noSchedulesSentence')} />
            ) : (
              day !== null && <Agenda items={data} day={day} />
            )
          }
        </LoadedPart>
      </div>
    </section>
  );
}

type DayNoteProps = { readonly day: string; readonly today: string | null; readonly count: number | undefined };

function DayNote({ day, today, count }: DayNoteProps) {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  if (day !== today) return shortDayWords(day, language);
  return count ? t('workbench:schedulesOfToday', { count }) : null;
}

function TodayButton({ today }: { readonly today: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <TextButton className={agendaStyles.scheduleToday} onClick={() => dispatch(dayChosen(today))}>
      {t('scheduleCalendar:backToToday')}
    </TextButton>
  );
}

/** The week, between the buttons for the previous and the next one. */
function Week({ day }: { readonly day: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const move = (words: string, icon: LucideIcon, days: number) => (
    <IconButton aria-label={words} onClick={() => dispatch(dayChosen(addDays(day, days)))}>
      <Icon of={icon} size={16} />
    </IconButton>
  );
  return (
    <div className={agendaStyles.week}>
      {move(t('workbench:previousWeek'), ChevronLeft, -7)}
      <WeekStrip day={day} />
      {move(t('workbench:nextWeek'), ChevronRight, 7)}
    </div>
  );
}
