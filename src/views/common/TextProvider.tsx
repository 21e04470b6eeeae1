import { type ReactNode, useMemo } from 'react';
import type { Texts } from '../../i18n/texts.ts';
import { textFunction } from './textFunction.ts';
import { TextContext, useShownTexts } from './useText.ts';

interface TextProviderProps {
  /** Texts available synchronously, for a page rendered elsewhere; otherwise those of the current language. */
  readonly texts?: Texts;
  readonly children: ReactNode;
}

/** Provides `useText` to everything below. Suspends while the sign-in group of texts loads. */
export function TextProvider({ texts, children }: TextProviderProps) {
  return texts ? <Words texts={texts}>{children}</Words> : <ShownWords>{children}</ShownWords>;
}

function ShownWords({ children }: { readonly children: ReactNode }) {
  return <Words texts={useShownTexts()}>{children}</Words>;
}

function Words({ texts, children }: Required<TextProviderProps>) {
  return <TextContext value={useMemo(() => textFunction(texts), [texts])}>{children}</TextContext>;
}
