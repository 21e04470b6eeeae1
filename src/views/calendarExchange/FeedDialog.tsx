import { Copy, Rss } from 'lucide-react';
import { useId } from 'react';
import {
  addressCopyWanted,
  feedEndWanted,
  feedResource,
  renewalWanted,
  selectCalendarFeed,
} from '../../features/calendarFeed/calendarFeedSlice.ts';
import { exchangeClosed } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { retrying } from '../common/dom/retrying.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { ConsoleDialog } from '../console/ConsoleDialog.tsx';
import styles from './calendarExchange.module.css';

const minuteOf = (wall: string) => wall.slice(0, 16).replace('T', ' ');
const webcalOf = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The address at which other calendars read this one (CAL-8): create, copy, renew, switch off. */
export function FeedDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { feed: load, change, secretAddress } = useAppSelector(selectCalendarFeed);
  const { status, data: feed } = load;
  const isChanging = change.status === 'submitting';
  const isOn = feed?.isOn === true;
  return (
    <ConsoleDialog
      title={t('calendarFeed:title')}
      busy={isChanging}
      error={status === 'failed' ? load.error : change.failure.error}
      isTyped={false}
      // An address that nobody has seen would be lost.
      onClose={isChanging ? null : () => dispatch(exchangeClosed())}
      onConfirm={() => {}}
    >
      <p>{t('calendarFeed:sentence')}</p>
      <p className={styles.note}>{t('calendarFeed:whoReads')}</p>
      <div role="status">
        {(status === 'idle' || status === 'loading') && <p className={styles.note}>{t('calendarFeed:asking')}</p>}
        {feed !== null && !isOn && <p>{t('calendarFeed:off')}</p>}
        {isOn && (
          <>
            <p>{t('calendarFeed:on', { time: minuteOf(feed.creationTime ?? '') })}</p>
            <p className={styles.note}>
              {feed.lastReadTime === null
                ? t('calendarFeed:neverRead')
                : t('calendarFeed:lastRead', { time: minuteOf(feed.lastReadTime) })}
            </p>
          </>
        )}
      </div>
      {secretAddress !== null && <Address address={secretAddress} />}
      {isOn && secretAddress === null && <p className={styles.note}>{t('calendarFeed:hidden')}</p>}
      <div className={styles.acts}>
        {status === 'failed' && (
          <Button onClick={retrying(() => dispatch(feedResource.wanted()))}>{t('common:retry')}</Button>
        )}
        {feed !== null && (
          <Button
            kind={isOn ? 'default' : 'primary'}
            busy={isChanging}
            data-autofocus=""
            onClick={() => dispatch(renewalWanted())}
          >
            {t(isOn ? 'calendarFeed:renew' : 'calendarFeed:make')}
          </Button>
        )}
        {isOn && (
          <Button busy={isChanging} onClick={() => dispatch(feedEndWanted())}>
            {t('calendarFeed:end')}
          </Button>
        )}
      </div>
      {isOn && (
        <section className={styles.howTo}>
          <h3>{t('calendarFeed:howTo')}</h3>
          <ul>
            <li>{t('calendarFeed:outlook')}</li>
            <li>{t('calendarFeed:google')}</li>
            <li>{t('calendarFeed:apple')}</li>
          </ul>
        </section>
      )}
    </ConsoleDialog>
  );
}

function Address({ address }: { readonly address: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{t('calendarFeed:address')}</label>
      <input
        id={id}
        readOnly
        value={address}
        aria-describedby={`${id}note`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.acts}>
        <Button kind="primary" icon={Copy} onClick={() => dispatch(addressCopyWanted())}>
          {t('calendarFeed:copy')}
        </Button>
        <a className={styles.webcal} href={webcalOf(address)}>
          <Rss size={16} aria-hidden />
          {t('calendarFeed:open')}
        </a>
      </div>
      <p id={`${id}note`} className={looks.meta}>
        {t('calendarFeed:onlyNow')}
      </p>
    </div>
  );
}
