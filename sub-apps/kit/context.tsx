import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Application, Resource } from '../../contract/businessDescription.ts';
import { currentLook } from '../shared/portal.js';
import type { Described, Language } from './core/types.ts';
import { type Words, wordsIn } from './core/words.ts';
import type { Screens } from './screens/screen.ts';

/** What every screen knows: the application, the user, and the language. */
export interface Kit extends Omit<Described, 'application'> {
  readonly application: Application;
  readonly language: Language;
  readonly words: Words;
  /** Custom screens of some resources. */
  readonly screens: Screens;
  /** Refreshes the counts of open records. */
  readonly recount: () => void;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

/** Throws outside an application: every screen is rendered inside one. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('a screen is drawn outside its application');
  return kit;
}

/** The language of the portal. */
export const languageNow = (): Language => (currentLook().lang === 'en' ? 'en' : 'zh');
export const wordsNow = (): Words => wordsIn(languageNow());

export const resourceOf = ({ application }: Pick<Kit, 'application'>, name: string): Resource | undefined =>
  application.resources.find((one) => one.name === name);

/** A store of the core that notifies its subscribers of changes. */
interface Told<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}
export const useTold = <State,>({ get, subscribe }: Told<State>): State => useSyncExternalStore(subscribe, get);
