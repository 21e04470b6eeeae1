import { pushWanted } from '../../features/push/pushEvents.ts';
import { browserNotificationsWanted, quietChosen } from '../../features/quiet/quietEvents.ts';
import { QUIET_CHOICES, type QuietHours } from '../../features/quiet/quietTime.ts';
import { selectSettings, settingsChanged } from '../../features/settings/settingsSlice.ts';
import { selectPushOffered } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import quietStyles from './quietHours.module.css';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './settings.module.css';
import { useQuietWords } from './useQuietWords.ts';

const OFF = 'off';
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
/** The initial quiet hours. */
const NIGHTS: QuietHours = { from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] };

/** When notifications may interrupt, and how. */
export function ReminderSettings() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { doNotDisturb, quietHours, sound, browserNotifications, webPush } = useAppSelector(selectSettings);
  const isPushOffered = useAppSelector(selectPushOffered);
  const words = useQuietWords();
  return (
    <>
      <SettingChoice
        look="segments"
        legend={t('shell:doNotDisturb')}
        options={[OFF, ...QUIET_CHOICES]}
        chosen={doNotDisturb?.choice ?? OFF}
        onChoose={(choice) => dispatch(quietChosen(choice === OFF ? null : choice))}
        draw={(choice) => t(`shell:disturb_${choice}`)}
      />
      <p className={looks.meta}>{words ?? t('shell:urgentPasses')}</p>
      <div className={styles.settingSwitches}>
        <SettingSwitch
          label={t('shell:quietHours')}
          on={quietHours !== null}
          onChange={(on) => dispatch(settingsChanged({ quietHours: on ? NIGHTS : null }))}
        />
        {quietHours !== null && <Hours hours={quietHours} />}
        <SettingSwitch
          label={t('shell:sound')}
          on={sound}
          onChange={(on) => dispatch(settingsChanged({ sound: on }))}
        />
        <SettingSwitch
          label={t('shell:browserNotifications')}
          on={browserNotifications}
          onChange={(on) =>
            dispatch(on ? browserNotificationsWanted() : settingsChanged({ browserNotifications: false }))
          }
        />
        {isPushOffered && (
          <SettingSwitch
            label={t('shell:webPush')}
            on={webPush}
            onChange={(on) => dispatch(on ? pushWanted() : settingsChanged({ webPush: false }))}
          />
        )}
      </div>
    </>
  );
}

function Hours({ hours }: { readonly hours: QuietHours }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const change = (over: Partial<QuietHours>) => dispatch(settingsChanged({ quietHours: { ...hours, ...over } }));
  return (
    <div className={quietStyles.quietHours}>
      {(['from', 'to'] as const).map((edge) => (
        <label key={edge}>
          {t(edge === 'from' ? 'shell:quietFrom' : 'shell:quietTo')}
          <input
            type="time"
            value={hours[edge]}
            // While it is being typed there is none.
            onChange={({ target }) => target.value !== '' && change({ [edge]: target.value })}
          />
        </label>
      ))}
      <fieldset>
        <legend className={looks.visuallyHidden}>{t('shell:quietDays')}</legend>
        {DAYS.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={hours.days.includes(day)}
              onChange={({ target }) =>
                change({ days: DAYS.filter((each) => (each === day ? target.checked : hours.days.includes(each))) })
              }
            />
            <span>{t(`shell:day_${day}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
