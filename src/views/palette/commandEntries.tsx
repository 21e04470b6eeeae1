import {
  ArrowLeftRight,
  CircleHelp,
  Keyboard,
  LogOut,
  type LucideIcon,
  Plus,
  ScrollText,
  SlidersHorizontal,
} from 'lucide-react';
import type { PaletteAct } from '../../features/palette/paletteEvents.ts';
import { LANGUAGES, MENU_LAYOUTS, type Settings, selectSettings } from '../../features/settings/settingsSlice.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import type { TextKey } from '../../i18n/types.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ELEMENT_SIZES, PRIMARY_COLOURS, STYLES } from '../../theme/types.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { selectSwitchOffer } from '../shell/switchOffer.ts';
import type { PaletteEntry } from './paletteEntry.ts';

/** The commands available anywhere. */
export function useCommandEntries(): PaletteEntry[] {
  const t = useText();
  const offer = useAppSelector(selectSwitchOffer);
  const entry = (id: string, title: string, icon: LucideIcon, act: PaletteAct): PaletteEntry => ({
    id: `command:${id}`,
    group: 'commands',
    title,
    icon: <Icon of={icon} size={16} />,
    act,
  });
  const run = (command: Extract<PaletteAct, { kind: 'command' }>['command'], title: string, icon: LucideIcon) =>
    entry(command, title, icon, { kind: 'command', command });
  return [
    entry('newTodo', t('palette:newTodo'), Plus, { kind: 'dialog', opening: { tab: 2, intent: { kind: 'create' } } }),
    entry('newSchedule', t('palette:newSchedule'), Plus, {
      kind: 'dialog',
      opening: { tab: 3, intent: { kind: 'create' } },
    }),
    ...(offer === null
      ? []
      : [
          run(
            'switchCompany',
            t(offer === 'switch' ? 'shell:switchOrganisation' : 'shell:enterOrganisation'),
            ArrowLeftRight,
          ),
        ]),
    run('settings', t('shell:interfaceSettings'), SlidersHorizontal),
    run('help', t('shell:help'), CircleHelp),
    run('keys', t('palette:keys'), Keyboard),
    run('actionLog', t('shell:actionLog'), ScrollText),
    run('logOut', t('shell:logOut'), LogOut),
  ];
}

const STYLE_KEYS = { default: 'shell:styleDefault', light: 'shell:styleLight', dark: 'shell:styleDark' } as const;
const LAYOUT_KEYS = { side: 'shell:layoutSide', top: 'shell:layoutTop' } as const;
const SIZE_KEYS = { small: 'shell:sizeSmall', default: 'shell:sizeDefault', large: 'shell:sizeLarge' } as const;
/** Switches; those of the frame around a page have no effect on a phone. */
const SWITCHES = [
  { name: 'collapsed', key: 'shell:collapseMenu', onPhone: false },
  { name: 'singleOpenMenu', key: 'shell:singleOpenMenu', onPhone: false },
  { name: 'fixedTopBar', key: 'shell:fixedTopBar', onPhone: false },
  { name: 'tabs', key: 'shell:pageTabs', onPhone: false },
  { name: 'logo', key: 'shell:logo', onPhone: true },
  { name: 'recordActions', key: 'shell:recordActions', onPhone: true },
] as const satisfies readonly { name: keyof Settings; key: TextKey; onPhone: boolean }[];

/** The client settings (HDR-9), one row per value. */
export function useSettingEntries(): PaletteEntry[] {
  const t = useText();
  const settings = useAppSelector(selectSettings);
  const phone = usePhone();
  const entry = (change: Partial<Settings>, title: string, side: string | undefined): PaletteEntry => ({
    id: `setting:${Object.entries(change).flat().join('=')}`,
    group: 'settings',
    title,
    // The values themselves, such as `dark`, are English words.
    words: Object.entries(change).flat().map(String),
    side,
    icon: <Icon of={SlidersHorizontal} size={16} />,
    act: { kind: 'setting', change },
  });
  const values = <K extends 'style' | 'primaryColour' | 'size' | 'menuLayout' | 'language'>(
    name: K,
    label: string,
    options: readonly Settings[K][],
    words: (value: Settings[K]) => string,
  ) =>
    options.map((value) =>
      entry(
        { [name]: value },
        t('palette:setting', { name: label, value: words(value) }),
        settings[name] === value ? t('palette:current') : undefined,
      ),
    );
  return [
    ...values('style', t('shell:style'), STYLES, (style) => t(STYLE_KEYS[style])),
    ...values('primaryColour', t('shell:primaryColour'), PRIMARY_COLOURS, (colour) => t(`shell:${colour}`)),
    ...values('size', t('shell:elementSize'), ELEMENT_SIZES, (size) => t(SIZE_KEYS[size])),
    ...(phone ? [] : values('menuLayout', t('shell:menuLayout'), MENU_LAYOUTS, (layout) => t(LAYOUT_KEYS[layout]))),
    ...values('language', t('shell:language'), LANGUAGES, (language) => LANGUAGE_NAMES[language]),
    ...SWITCHES.filter(({ onPhone }) => onPhone || !phone).map(({ name, key }) => ({
      ...entry({ [name]: !settings[name] }, t(key), t(settings[name] ? 'palette:on' : 'palette:off')),
      id: `setting:${name}`,
    })),
  ];
}
