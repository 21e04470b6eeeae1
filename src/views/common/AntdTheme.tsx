import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { buildTheme } from '../../theme/buildTheme.ts';
import { ANTD_SIZE } from '../../theme/density.ts';
import { useReducedMotion } from './dom/useMediaQuery.ts';

const BUTTON = { autoInsertSpace: false };

/**
 * Applies the look of the client settings to the antd components inside it. Only lazily loaded parts use it (and antd).
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { style, primaryColour, size } = useAppSelector(selectSettings);
  const motion = !useReducedMotion();
  const theme = useMemo(
    () => buildTheme({ style, primaryColour, size }, { motion }),
    [style, primaryColour, size, motion],
  );
  return (
    <ConfigProvider theme={theme} componentSize={ANTD_SIZE[size]} button={BUTTON}>
      {children}
    </ConfigProvider>
  );
}
