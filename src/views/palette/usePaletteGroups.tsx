import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { KEYWORD_MARK, OUTSIDE_SCOPES } from '../../constants/searchScopes.ts';
import { selectSearchTargets } from '../../features/brand/brandSlice.ts';
import { type ArrangedGroup, arrange, outsideId } from '../../features/palette/arrange.ts';
import { selectPalette } from '../../features/palette/paletteSlice.ts';
import { selectRecentEntries } from '../../features/paletteUse/paletteUseSlice.ts';
import { selectHostInfo } from '../../features/session/sessionSlice.ts';
import { selectSearchKeyword } from '../../features/shell/shellSlice.ts';
import type { Load } from '../../lib/loading.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { useSearchScope } from '../shell/SearchBox.tsx';
import { useCommandEntries, useSettingEntries } from './commandEntries.tsx';
import { useApplicationEntries, usePageEntries } from './pageEntries.tsx';
import type { PaletteEntry } from './paletteEntry.ts';
import {
  useApprovalEntries,
  useCompanyEntries,
  useMemberEntries,
  useNotificationEntries,
  useTodoEntries,
} from './thingEntries.tsx';

/** What the palette shows, group by group. */
export function usePaletteGroups(): ArrangedGroup<PaletteEntry>[] {
  const { members, approvals } = useAppSelector(selectPalette);
  const keyword = useAppSelector(selectSearchKeyword);
  const scope = useSearchScope();
  const account = useAppSelector(selectHostInfo)?.id ?? '';
  const recent = useAppSelector((state) => selectRecentEntries(state, account));
  const entries = [
    ...useMemberEntries(),
    ...useApplicationEntries(),
    ...usePageEntries(),
    ...useCommandEntries(),
    ...useCompanyEntries(),
    ...useSettingEntries(),
    ...useApprovalEntries(),
    ...useTodoEntries(),
    ...useNotificationEntries(),
    ...useOutsideEntries(keyword.trim()),
  ];
  const totalOf = ({ data }: Load<{ readonly answered: string; readonly totalCount: number }>) =>
    data?.answered === keyword.trim() ? data.totalCount : 0;
  const totals = { members: totalOf(members), approvals: totalOf(approvals) };
  return arrange(entries, { keyword, scope, recent: recent ?? [], totals });
}

/** What the installation searches elsewhere. */
function useOutsideEntries(keyword: string): PaletteEntry[] {
  const t = useText();
  const targets = useAppSelector(selectSearchTargets);
  return useMemo(
    () =>
      OUTSIDE_SCOPES.flatMap((scope): PaletteEntry[] => {
        const target = targets[scope];
        if (target === undefined) return [];
        const href = target.replaceAll(KEYWORD_MARK, encodeURIComponent(keyword));
        return [
          {
            id: outsideId(scope),
            group: 'outside',
            title: t('palette:searchOutside', { scope: t(`shell:scope_${scope}`), keyword }),
            icon: <Icon of={Search} size={16} />,
            act: { kind: 'outside', href },
          },
        ];
      }),
    [targets, keyword, t],
  );
}
