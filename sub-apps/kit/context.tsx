import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Application, Resource } from '../../contract/businessDescription.ts';
import { currentLook } from '../shared/portal.js';
import type { Described, Language } from './core/types.ts';
import { type Words, wordsIn } from './core/words.ts';
import type { Screens } from './screens/screen.ts';

/** What every screen knows: the application, who looks at it, and in which language. */
export interface Kit extends Omit<Described, 'application'> {
  readonly application: Application;
  readonly language: Language;
  readonly words: Words;
  /** What some resources draw by themselves. */
  readonly screens: Screens;
  /** How many open records there are is asked for anew. */
  readonly recount: () => void;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

/** Throws outside an application: no screen is drawn without one. */
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

/** Something of the core that tells when it has changed. */
interface Told<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}
export const useTold = <State,>({ get, subscribe }: Told<State>): State => useSyncExternalStore(subscribe, get);
