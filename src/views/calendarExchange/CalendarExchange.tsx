import { CalendarArrowDown, Rss } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { selectIsFeedOffered } from '../../features/calendarFeed/calendarFeedSlice.ts';
import type { ExchangePart } from '../../features/scheduleCalendar/scheduleCalendarMachine.ts';
import {
  exchangeMenuLeft,
  exchangeShown,
  selectExchange,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { Icon } from '../common/Icon.tsx';
import { walkMenu } from '../common/menuKeys.ts';
import { PopoverPanel } from '../common/PopoverFrame.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { CalendarImportDialog } from './CalendarImportDialog.tsx';
import styles from './calendarExchange.module.css';
import { FeedDialog } from './FeedDialog.tsx';

type CalendarExchangeProps = {
  /** An entry of the menu was chosen, so the menu loses the focus. */
  readonly onChosen?: (() => void) | undefined;
};

/** Which part of the exchange with other calendars is open. */
export function CalendarExchange({ onChosen }: CalendarExchangeProps) {
  useTexts('calendarExchange');
  const exchange = useAppSelector(selectExchange);
  switch (exchange) {
    case 'menu':
      return <Menu onChosen={onChosen} />;
    case 'feed':
      return <FeedDialog />;
    case 'import':
      return <CalendarImportDialog />;
    case 'closed':
      return null;
  }
}

function Menu({ onChosen }: CalendarExchangeProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isFeedOffered = useAppSelector(selectIsFeedOffered);
  const entries: readonly (readonly [ExchangePart, string, typeof Rss])[] = [
    ['import', t('calendarImport:menuEntry'), CalendarArrowDown],
    ...(isFeedOffered ? ([['feed', t('calendarFeed:menuEntry'), Rss]] as const) : []),
  ];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    walkMenu(event);
    if (event.key === 'Tab') dispatch(exchangeMenuLeft());
  };
  return (
    <PopoverPanel
      className={styles.exchangeMenu}
      role="menu"
      aria-label={t('scheduleCalendar:exchange')}
      onKeyDown={press}
    >
      {entries.map(([part, words, icon], at) => (
        <button
          key={part}
          ref={at === 0 ? focusOnMount : undefined}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // Where the focus goes when the dialog closes.
            onChosen?.();
            dispatch(exchangeShown(part));
          }}
        >
          <Icon of={icon} size={16} />
          {words}
        </button>
      ))}
    </PopoverPanel>
  );
}
