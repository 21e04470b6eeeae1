import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULTS } from '../../constants/limits.ts';
import type { Shortcut } from '../../constants/shortcuts.ts';
import { scoped } from '../../lib/scope.ts';
import type { DoNotDisturb, QuietHours } from '../quiet/quietTime.ts';

export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export const STYLES = ['default', 'light', 'dark'] as const;
export const PRIMARY_COLOURS = ['blue', 'red', 'violet', 'green', 'cyan', 'black'] as const;
export const ELEMENT_SIZES = ['small', 'default', 'large'] as const;
/** Where the entries of an area are: left of the page, or in a bar above it. */
export const MENU_LAYOUTS = ['side', 'top'] as const;

/** Client settings (specification §1, HDR-9), stored as a whole under `settings`. */
export interface Settings {
  language: (typeof LANGUAGES)[number];
  style: (typeof STYLES)[number];
  primaryColour: (typeof PRIMARY_COLOURS)[number];
  size: (typeof ELEMENT_SIZES)[number];
  collapsed: boolean;
  fixedTopBar: boolean;
  tabs: boolean;
  singleOpenMenu: boolean;
  logo: boolean;
  menuLayout: (typeof MENU_LAYOUTS)[number];
  /** Whether this browser keeps a log of what happens, for troubleshooting (decision 0020). */
  recordActions: boolean;
  /** Nothing interrupts until then (features/quiet); null if it is not set. */
  doNotDisturb: DoNotDisturb | null;
  quietHours: QuietHours | null;
  /** A sound for new notifications. */
  sound: boolean;
  /** Browser notifications while the portal is in the background. */
  browserNotifications: boolean;
  /** Browser notifications while no tab is open (sagas/push.ts). */
  webPush: boolean;
  /** Shortcuts of the shell that this person has switched off. */
  shortcutsOff: Shortcut[];
}
interface SettingsState {
  settings: Settings;
}

const initialState: SettingsState = {
  settings: {
    language: 'zh-CN',
    style: 'default',
    primaryColour: 'blue',
    size: DEFAULTS.elementSize,
    collapsed: false,
    fixedTopBar: true,
    tabs: true,
    singleOpenMenu: false,
    logo: true,
    menuLayout: 'side',
    recordActions: true,
    doNotDisturb: null,
    quietHours: null,
    sound: false,
    browserNotifications: false,
    webPush: false,
    shortcutsOff: [],
  },
};

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsChanged(state, { payload }: PayloadAction<Partial<Settings>>) {
      state.settings = { ...state.settings, ...payload };
    },
    /** Everything as on a new device, except the language and do not disturb, which stay. */
    defaultsRestored(state) {
      const { language, doNotDisturb } = state.settings;
      state.settings = { ...initialState.settings, language, doNotDisturb };
    },
  },
  selectors: {
    selectSettings: (state) => state.settings,
    selectLanguage: (state) => state.settings.language,
  },
});

export const { settingsChanged, defaultsRestored } = slice.actions;
/** The language has changed: what the server says in its own words is requested again. */
export const languageChosen = {
  match: (action: Action<string>): boolean => settingsChanged.match(action) && action.payload.language !== undefined,
};
export const settingsReducer = scoped('device', slice.reducer);
export const { selectSettings, selectLanguage } = slice.selectors;
