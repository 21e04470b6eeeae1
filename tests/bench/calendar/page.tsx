import { configureStore } from '@reduxjs/toolkit';
import { Badge, Calendar } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { addMonths } from '../../../contract/rules/days.ts';
import type { MonthEntry } from '../../../contract/schedules.ts';
import { clockTicked } from '../../../src/features/clock/clockSlice.ts';
import { cellContent } from '../../../src/features/scheduleCalendar/calendarRules.ts';
import {
  calendarOpened,
  cursorMoved,
  monthEntries,
  selectCursor,
} from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { monthGrid } from '../../../src/lib/wallClock.ts';
import { useAppSelector } from '../../../src/store/hooks.ts';
import { TextProvider } from '../../../src/views/common/TextProvider.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { MonthView } from '../../../src/views/scheduleCalendar/MonthView.tsx';
import { rootReducer } from '../../support/rootReducer.ts';

export type Subject = 'ours' | 'antd';
declare global {
  interface Window {
    /** Milliseconds until the first month is painted, then those of each of `turns` month switches. */
    measureCalendar: (subject: Subject, turns: number) => Promise<number[]>;
  }
}

const START = '2026-11-20';
const COUNTS = [0, 1, 2, 3, 4, 12, 0];
const titlesOf = (index: number) =>
  Array.from({ length: COUNTS[index % COUNTS.length] ?? 0 }, (_, n) => ({
    title: `产线交付节奏早会 ${n + 1}`,
    degreeType: (index + n) % 4,
  }));
/** The same entries for both: days with 0, 1, 2, 3, 4 and 12 in every month. */
const entriesOf = (date: string): MonthEntry[] =>
  monthGrid(date).map((dateString, index) => ({ dateString, taskTitle: titlesOf(index) }));
const monthAt = (turn: number) => addMonths(START, turn);

function Ours() {
  return <MonthView cursor={useAppSelector(selectCursor) ?? START} />;
}

const BADGES = ['success', 'warning', 'processing', 'error'] as const;

/** antd's calendar filled as in its manual, with the titles that our cell shows. */
function Antd({ date, entries }: { readonly date: string; readonly entries: ReadonlyMap<string, MonthEntry> }) {
  return (
    <Calendar
      value={dayjs(date)}
      cellRender={(day) => {
        const { shown, more } = cellContent(entries.get(day.format('YYYY-MM-DD'))?.taskTitle ?? []);
        return (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {shown.map(({ title, degreeType }) => (
              <li key={title}>
                <Badge status={BADGES[degreeType]} text={title} />
              </li>
            ))}
            {more > 0 && <li>还有 {more} 个日程</li>}
          </ul>
        );
      }}
    />
  );
}

function Texts({ children }: { readonly children?: ReactNode }) {
  useTexts('portal');
  return <TextProvider>{children}</TextProvider>;
}

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
  });

async function timed(work: () => void): Promise<number> {
  await painted();
  const begin = performance.now();
  flushSync(work);
  await painted();
  return performance.now() - begin;
}

const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults({ thunk: false }) });
const screen = document.getElementById('screen');
if (!screen) throw new Error('index.html has no #screen');
const root = createRoot(screen);

/** Loads the texts, as they are loaded by the time anybody opens the calendar. */
async function warmTexts(): Promise<void> {
  await showLanguage('zh-CN');
  const aside = document.createElement('div');
  await new Promise<void>((done) => {
    createRoot(aside).render(
      <Suspense>
        <Texts>
          <i ref={() => done()} />
        </Texts>
      </Suspense>,
    );
  });
}

window.measureCalendar = async (subject, turns) => {
  await warmTexts();
  // The focus is elsewhere, as on the dialog's tab.
  document.querySelector('button')?.focus();
  store.dispatch(clockTicked(`${START}T10:24:00`));
  store.dispatch(calendarOpened(START));
  const months = Array.from({ length: turns + 1 }, (_, turn) => monthAt(turn));
  for (const date of months) {
    const month = date.slice(0, 7);
    store.dispatch(monthEntries.requested(month));
    store.dispatch(monthEntries.loaded(entriesOf(date), month));
  }
  const antdAt = (date: string) => {
    const entries = new Map(entriesOf(date).map((entry) => [entry.dateString, entry]));
    return <Antd date={date} entries={entries} />;
  };
  const ours = (
    <Provider store={store}>
      <Ours />
    </Provider>
  );
  const first = subject === 'ours' ? ours : antdAt(START);
  const times = [await timed(() => root.render(first))];
  for (const date of months.slice(1)) {
    const antd = antdAt(date);
    times.push(
      await timed(() => {
        if (subject === 'ours') store.dispatch(cursorMoved(date));
        else root.render(antd);
      }),
    );
  }
  return times;
};
