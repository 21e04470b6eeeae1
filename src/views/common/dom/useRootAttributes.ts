import { useLayoutEffect } from 'react';

type RootAttributes = {
  readonly language: string;
  readonly style: string;
  readonly primary: string;
  readonly size: string;
};

/** Keeps the attributes of <html> that style sheets and assistive technology read in sync with the settings. */
export function useRootAttributes({ language, style, primary, size }: RootAttributes): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['style'] = style;
    root.dataset['primary'] = primary;
    root.dataset['size'] = size;
  }, [language, style, primary, size]);
}
