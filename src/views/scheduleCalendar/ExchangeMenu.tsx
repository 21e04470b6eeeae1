import { CalendarSync } from 'lucide-react';
import {
  exchangeMenuLeft,
  exchangePressed,
  selectExchange,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { useDropDown } from '../common/dom/useDropDown.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { PopoverArea } from '../common/PopoverFrame.tsx';
import { useText } from '../common/useText.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

/** Shown once its area has loaded (sagas/scheduleCalendar.ts), of which it is the screen. */
const CalendarExchange = lazyScreen(() => import('../calendarExchange/CalendarExchange.tsx'), 'CalendarExchange');

/** Moving events out of this calendar and into it: subscribing and importing (CAL-8, CAL-9). */
export function ExchangeMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const exchange = useAppSelector(selectExchange);
  const { areaRef, triggerRef, dismiss } = useDropDown(exchange === 'menu', exchangeMenuLeft);
  return (
    <PopoverArea ref={areaRef}>
      <IconButton
        ref={triggerRef}
        aria-label={t('scheduleCalendar:exchange')}
        title={t('scheduleCalendar:exchange')}
        aria-haspopup="menu"
        aria-expanded={exchange === 'menu'}
        onClick={() => (exchange === 'closed' ? dispatch(exchangePressed()) : dismiss(true))}
      >
        <Icon of={CalendarSync} />
      </IconButton>
      <LazyLayer>
        {exchange !== 'closed' && <CalendarExchange onChosen={() => triggerRef.current?.focus()} />}
      </LazyLayer>
    </PopoverArea>
  );
}
