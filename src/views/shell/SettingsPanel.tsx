import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import {
  defaultsRestored,
  LANGUAGES,
  MENU_LAYOUTS,
  selectSettings,
  settingsChanged,
} from '../../features/settings/settingsSlice.ts';
import { popoverClosed } from '../../features/shell/shellSlice.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PALETTES } from '../../theme/palettes.ts';
import { primaryOf } from '../../theme/primaries.ts';
import { ELEMENT_SIZES, PRIMARY_COLOURS, STYLES, type ThemeStyle } from '../../theme/types.ts';
import { setFullScreen, useFullScreen } from '../common/dom/useFullScreen.ts';
import { useNarrow, usePhone } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import { ReminderSettings } from './ReminderSettings.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './settings.module.css';

const STYLE_KEYS = { default: 'shell:styleDefault', light: 'shell:styleLight', dark: 'shell:styleDark' } as const;
const LAYOUT_KEYS = { side: 'shell:layoutSide', top: 'shell:layoutTop' } as const;
const SIZE_KEYS = { small: 'shell:sizeSmall', default: 'shell:sizeDefault', large: 'shell:sizeLarge' } as const;

/**
 * Client settings (HDR-9). Each change is applied and stored at once; settings without effect in a narrow window are
 * not offered.
 */
export function SettingsPanel() {
  const t = useText();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const phone = usePhone();
  const narrow = useNarrow();
  const fullScreen = useFullScreen();
  const folds = !narrow && settings.menuLayout === 'side';
  return (
    <>
      <div className={styles.settingsHead}>
        <h2>{t('shell:interfaceSettings')}</h2>
        <IconButton aria-label={t('common:close')} onClick={() => dispatch(popoverClosed())}>
          <Icon of={X} size={16} />
        </IconButton>
      </div>
      <div className={styles.settingsBody}>
        <SettingChoice
          look="pictures"
          legend={t('shell:style')}
          options={STYLES}
          chosen={settings.style}
          onChoose={(style) => dispatch(settingsChanged({ style }))}
          draw={(style) => (
            <>
              <StylePicture style={style} />
              {t(STYLE_KEYS[style])}
            </>
          )}
        />
        <SettingChoice
          look="swatches"
          legend={t('shell:primaryColour')}
          options={PRIMARY_COLOURS}
          chosen={settings.primaryColour}
          onChoose={(primaryColour) => dispatch(settingsChanged({ primaryColour }))}
          draw={(colour) => (
            <>
              <span className={styles.swatch} style={{ background: primaryOf(colour, settings.style).solid }}>
                {colour === settings.primaryColour && <Icon of={Check} size={16} strokeWidth={2.2} />}
              </span>
              {t(`shell:${colour}`)}
            </>
          )}
        />
        <SettingChoice
          look="segments"
          legend={t('shell:elementSize')}
          options={ELEMENT_SIZES}
          chosen={settings.size}
          onChoose={(size) => dispatch(settingsChanged({ size }))}
          draw={(size) => t(SIZE_KEYS[size])}
        />
        {!phone && (
          <SettingChoice
            look="segments"
            legend={t('shell:menuLayout')}
            options={MENU_LAYOUTS}
            chosen={settings.menuLayout}
            onChoose={(menuLayout) => dispatch(settingsChanged({ menuLayout }))}
            draw={(layout) => t(LAYOUT_KEYS[layout])}
          />
        )}
        <SettingChoice
          look="segments"
          legend={t('shell:language')}
          options={LANGUAGES}
          chosen={settings.language}
          onChoose={(language) => dispatch(settingsChanged({ language }))}
          draw={(language) => <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        />
        <ReminderSettings />
        <div className={styles.settingSwitches}>
          {folds && (
            <SettingSwitch
              label={t('shell:collapseMenu')}
              on={settings.collapsed}
              onChange={(collapsed) => dispatch(settingsChanged({ collapsed }))}
            />
          )}
          {folds && (
            <SettingSwitch
              label={t('shell:singleOpenMenu')}
              on={settings.singleOpenMenu}
              onChange={(singleOpenMenu) => dispatch(settingsChanged({ singleOpenMenu }))}
            />
          )}
          {!phone && (
            <SettingSwitch
              label={t('shell:fixedTopBar')}
              on={settings.fixedTopBar}
              onChange={(fixedTopBar) => dispatch(settingsChanged({ fixedTopBar }))}
            />
          )}
          {!phone && (
            <SettingSwitch
              label={t('shell:pageTabs')}
              on={settings.tabs}
              onChange={(tabs) => dispatch(settingsChanged({ tabs }))}
            />
          )}
          <SettingSwitch
            label={t('shell:logo')}
            on={settings.logo}
            onChange={(logo) => dispatch(settingsChanged({ logo }))}
          />
          <SettingSwitch
            label={t('shell:recordActions')}
            on={settings.recordActions}
            onChange={(recordActions) => dispatch(settingsChanged({ recordActions }))}
          />
          {fullScreen !== null && (
            <SettingSwitch label={t('shell:fullScreen')} on={fullScreen} onChange={setFullScreen} />
          )}
        </div>
      </div>
      <div className={styles.settingsFoot}>
        <PlainButton onClick={() => dispatch(defaultsRestored())}>{t('shell:restoreDefaults')}</PlainButton>
        <span className={looks.meta}>{t('shell:appliesAtOnce')}</span>
      </div>
    </>
  );
}

/** A miniature of the shell in the colours of a style, which need not be the current one. */
function StylePicture({ style }: { readonly style: ThemeStyle }) {
  const { shell, sheet, line2, t1, t3 } = PALETTES[style];
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--shell': shell,
    '--sheet': sheet,
    '--line2': line2,
    '--t1': t1,
    '--t3': t3,
  };
  return (
    <span className={styles.stylePicture} style={colours}>
      <span />
    </span>
  );
}
