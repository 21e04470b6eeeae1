import { createSelector } from '@reduxjs/toolkit';
import type { SubAppProps } from '../../../contract/subApp.ts';
import { SHORTCUTS, shortcutsInForce } from '../../constants/shortcuts.ts';
import { TIMING } from '../../constants/timing.ts';
import { sameData } from '../../lib/sameData.ts';
import { entryBaseOf } from '../applications/applicationsSlice.ts';
import { applicationRoot } from '../routing/pages.ts';
import type { UserInfo } from '../session/sessionSlice.ts';
import type { Settings } from '../settings/settingsSlice.ts';
import type { Frame } from './subAppSlice.ts';

interface Told {
  settings: { settings: Pick<Settings, 'language' | 'size' | 'style' | 'primaryColour' | 'shortcutsOff'> };
  session: { userInfo: UserInfo | null; hostInfo: UserInfo | null; tenantId: string | null; tokenFlag: string | null };
  company: { companyId: string | null };
  permissions: { authorization: string[] };
  brand: { versionNo: string; configuration: { applicationEntries: Parameters<typeof entryBaseOf>[0] } };
}

/** What every application is told; the same object until any of it changes. */
export const selectToldToAll = createSelector(
  [(state: Told) => state],
  ({ settings: { settings }, session, company, permissions, brand }) => ({
    language: settings.language,
    size: settings.size,
    style: settings.style,
    primaryColour: settings.primaryColour,
    shortcutsOff: settings.shortcutsOff,
    user: session.userInfo ?? session.hostInfo,
    tenantId: session.tenantId,
    tokenFlag: session.tokenFlag,
    companyId: company.companyId,
    policies: permissions.authorization,
    versionNo: brand.versionNo,
    entries: brand.configuration.applicationEntries,
  }),
  { memoizeOptions: { resultEqualityCheck: sameData } },
);

/**
 * What the application in a frame is told; `primary` is the colour itself. A public page is told nothing about who is
 * signed in, and no message ever holds a token: applications of this origin read it from storage.
 */
export function propsOf(
  frame: Pick<Frame, 'module' | 'isPublic'>,
  told: ReturnType<typeof selectToldToAll>,
  primary: string,
): SubAppProps {
  const { module, isPublic } = frame;
  const { user } = told;
  return {
    contract: 1,
    module,
    basePath: applicationRoot(module),
    assetBase: `${entryBaseOf(told.entries, module) ?? ''}/`,
    lang: told.language === 'zh-CN' ? 'zh' : 'en',
    size: told.size,
    theme: { mode: told.style === 'dark' ? 'dark' : 'light', primary },
    user:
      isPublic || user === null
        ? null
        : { id: user.id, userName: user.userName, name: user.name, hostId: user.hostId || null },
    tenantId: isPublic ? null : told.tenantId,
    companyId: isPublic ? null : told.companyId,
    tokenFlag: isPublic ? null : told.tokenFlag,
    policies: isPublic ? [] : told.policies,
    versionNo: told.versionNo,
    chunkTimeoutMs: TIMING.chunkLoadTimeoutMs,
    shortcuts: isPublic ? [] : shortcutsInForce(told.shortcutsOff).map((name) => SHORTCUTS[name]),
  };
}
