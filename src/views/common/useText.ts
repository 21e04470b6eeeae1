import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ACCOUNT_NAMESPACES,
  ACTION_LOG_NAMESPACES,
  AI_CHAT_NAMESPACES,
  CALENDAR_EXCHANGE_NAMESPACES,
  CODE_SCAN_NAMESPACES,
  COMPANY_PORTAL_NAMESPACES,
  CONSOLE_NAMESPACES,
  ENTRY_NAMESPACES,
  HELP_NAMESPACES,
  PAGE_TAB_NAMESPACES,
  PALETTE_NAMESPACES,
  PORTAL_NAMESPACES,
  REPLAY_DESK_NAMESPACES,
  SUB_APP_NAMESPACES,
} from '../../i18n/catalogues.ts';
import type { ParamsOf, TextKey } from '../../i18n/types.ts';
import type { Message } from '../../lib/message.ts';

/** Words for a key (with the parameters its text names), or for a message from the state. */
export interface TextFunction {
  <K extends TextKey>(key: K, ...params: ParamsOf<K>): string;
  (message: Message): string;
}

/** Texts without parameters, by language and key: they are asked for with every rendering, and cost more than a look. */
const plainTexts = new Map<string, string>();

function plainText({ language, exists }: i18n, t: TFunction, key: string): string {
  const place = `${language} ${key}`;
  const known = plainTexts.get(place);
  if (known !== undefined) return known;
  const text = t(key);
  // One that has not come yet is asked for again.
  if (exists(key)) plainTexts.set(place, text);
  return text;
}

/** The words of the current language. Suspends while the sign-in group of texts is on its way. */
export function useText(): TextFunction {
  const { t, i18n } = useTranslation(ENTRY_NAMESPACES);
  return useMemo(() => {
    const words = (key: string, params?: Readonly<Record<string, string | number>>): string => {
      if (!params) return plainText(i18n, t, key);
      const namespace = key.slice(0, key.indexOf(':'));
      // A flow that puts `action: 'switch'` knows no language; the catalogue may have a word for it, `action_switch`.
      const word = (name: string, value: string | number) => {
        if (typeof value === 'number') return value;
        const wordKey = `${namespace}:${name}_${value}`;
        return i18n.exists(wordKey) ? t(wordKey) : value;
      };
      return t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, word(name, value)])));
    };
    return (what: TextKey | Message, params?: Readonly<Record<string, string | number>>) => {
      if (typeof what === 'string') return words(what, params);
      return 'text' in what ? what.text : words(what.key, what.params);
    };
  }, [t, i18n]);
}

/** Suspends until the texts of the signed-in screens are loaded. Called once at the top of those screens. */
export function usePortalTexts(): void {
  useTranslation(PORTAL_NAMESPACES);
}

/** The same for the account screens beside sign-in. */
export function useAccountTexts(): void {
  useTranslation(ACCOUNT_NAMESPACES);
}

/** The same for the company portal, inside the shell and public. */
export function useCompanyPortalTexts(): void {
  useTranslation(COMPANY_PORTAL_NAMESPACES);
}

/** The same for the management console. */
export function useConsoleTexts(): void {
  useTranslation(CONSOLE_NAMESPACES);
}

/** The same around the business applications in their frames. */
export function useSubAppTexts(): void {
  useTranslation(SUB_APP_NAMESPACES);
}

/** The same for the menu of a page tab. */
export function usePageTabTexts(): void {
  useTranslation(PAGE_TAB_NAMESPACES);
}

/** The same for the dialog of the action log. */
export function useActionLogTexts(): void {
  useTranslation(ACTION_LOG_NAMESPACES);
}

/** The same for the palette. */
export function usePaletteTexts(): void {
  useTranslation(PALETTE_NAMESPACES);
}

/** The same for the AI chat. */
export function useAiChatTexts(): void {
  useTranslation(AI_CHAT_NAMESPACES);
}

/** The same for the page that plays tapes. */
export function useReplayDeskTexts(): void {
  useTranslation(REPLAY_DESK_NAMESPACES);
}

/** The same for the calendar's feed and import. */
export function useCalendarExchangeTexts(): void {
  useTranslation(CALENDAR_EXCHANGE_NAMESPACES);
}

/** The same for help. */
export function useHelpTexts(): void {
  useTranslation(HELP_NAMESPACES);
}

/** The same for the page that scans codes. */
export function useCodeScanTexts(): void {
  useTranslation(CODE_SCAN_NAMESPACES);
}
