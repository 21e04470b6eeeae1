import '../base.css';
import { type ReactNode, Suspense } from 'react';
import type { Settings } from '../../features/settings/settingsSlice.ts';
import { rootStyleSheet } from '../../theme/cssVariables.ts';
import { useRootAttributes } from './dom/useRootAttributes.ts';
import { useShownLanguage } from './dom/useShownLanguage.ts';
import { TextProvider } from './TextProvider.tsx';

type ThemeProviderProps = {
  readonly settings: Pick<Settings, 'language' | 'style' | 'primaryColour' | 'size'>;
  readonly children: ReactNode;
};

/**
 * Look and language of everything below, following the client settings immediately (HDR-9). It does not import antd, so
 * the sign-in page loads without it; parts that use antd are wrapped in `AntdTheme`.
 */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  const { language, style, primaryColour, size } = settings;
  useShownLanguage(language);
  useRootAttributes({ language, style, primary: primaryColour, size });
  return (
    <>
      <style>{rootStyleSheet({ style, primaryColour, size })}</style>
      <Suspense fallback={null}>
        <TextProvider>{children}</TextProvider>
      </Suspense>
    </>
  );
}
