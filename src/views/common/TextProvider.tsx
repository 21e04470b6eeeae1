import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NAMESPACES } from '../../i18n/catalogues.ts';
import { textFunction } from './textFunction.ts';
import { TextContext } from './useText.ts';

interface TextProviderProps {
  /** Texts that are there at once, for a page that is drawn elsewhere; else those of the current language. */
  readonly texts?: i18n;
  readonly children: ReactNode;
}

/**
 * Gives `useText` to everything below: once for a page, for React's binding to i18next costs more than a text each time that it is
 * asked. Suspends while the sign-in group of texts is on its way.
 */
export function TextProvider({ texts, children }: TextProviderProps) {
  const { t, i18n: current } = useTranslation(NAMESPACES.entry, texts && { i18n: texts });
  const text = useMemo(() => textFunction(current, t), [current, t]);
  return <TextContext value={text}>{children}</TextContext>;
}
