import type { SearchScope } from '../../constants/searchScopes.ts';
import type { ArrangedGroup } from '../../features/palette/arrange.ts';
import { paletteApprovals, paletteMembers } from '../../features/palette/paletteEvents.ts';
import { selectPalette } from '../../features/palette/paletteSlice.ts';
import { selectSearchKeyword } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { EmptyState } from '../common/EmptyState.tsx';
import { RetryRow } from '../common/RetryRow.tsx';
import { useText } from '../common/useText.ts';
import { PaletteRow } from './PaletteRow.tsx';
import styles from './palette.module.css';
import type { PaletteEntry } from './paletteEntry.ts';

type PaletteResultsProps = {
  readonly idPrefix: string;
  readonly groups: readonly ArrangedGroup<PaletteEntry>[];
  readonly scope: SearchScope;
  readonly reachedId: string | null;
  readonly onChoose: (entry: PaletteEntry, inNewTab: boolean) => void;
};

/** The results by group; the name of a group is to the left of its rows. */
export function PaletteResults({ idPrefix, groups, scope, reachedId, onChoose }: PaletteResultsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { members, approvals } = useAppSelector(selectPalette);
  const keyword = useAppSelector(selectSearchKeyword);
  const asksMembers = scope === 'all' || scope === 'member';
  const asksApprovals = scope === 'all';
  const searching = (asksMembers && members.status === 'loading') || (asksApprovals && approvals.status === 'loading');
  return (
    <div className={styles.paletteBody}>
      {searching && <BusyBar label={t('palette:searching')} />}
      {asksMembers && members.status === 'failed' && (
        <RetryRow sentence={t('palette:membersFailed')} onRetry={() => dispatch(paletteMembers.wanted())} />
      )}
      {asksApprovals && approvals.status === 'failed' && (
        <RetryRow sentence={t('palette:approvalsFailed')} onRetry={() => dispatch(paletteApprovals.wanted())} />
      )}
      <div id={`${idPrefix}list`} {...(groups.length > 0 && { role: 'listbox', 'aria-label': t('palette:results') })}>
        {groups.map(({ group, rows, total }) => (
          <div
            key={group}
            className={styles.paletteGroup}
            {...{ role: 'group', 'aria-labelledby': `${idPrefix}${group}` }}
          >
            <div id={`${idPrefix}${group}`} className={styles.groupName}>
              {t(`palette:group_${group}`)}
              {total !== null && <span> {total}</span>}
            </div>
            <div role="none">
              {rows.map((entry) => (
                <PaletteRow
                  key={entry.id}
                  id={`${idPrefix}${entry.id}`}
                  entry={entry}
                  keyword={keyword}
                  reached={entry.id === reachedId}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {groups.length === 0 && !searching && <NothingYet scope={scope} keyword={keyword.trim()} />}
    </div>
  );
}

/** There are no results, or the scope needs a search word. */
function NothingYet({ scope, keyword }: { readonly scope: SearchScope; readonly keyword: string }) {
  const t = useText();
  if (keyword === '' && scope !== 'all') {
    return scope === 'member' ? (
      <EmptyState title={t('palette:membersAtFirst')} sentence={t('palette:membersAtFirstSentence')} />
    ) : (
      <EmptyState
        title={t('palette:outsideAtFirst')}
        sentence={t('palette:outsideAtFirstSentence', { scope: t(`shell:scope_${scope}`) })}
      />
    );
  }
  return <EmptyState title={t('palette:nothing', { keyword })} sentence={t('palette:nothingSentence')} />;
}
