import { markedParts } from '../../features/palette/matching.ts';
import type { PaletteAct } from '../../features/palette/paletteEvents.ts';
import { classes } from '../common/classes.ts';
import { keepInSight } from '../common/dom/keepInSight.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './palette.module.css';
import type { PaletteEntry } from './paletteEntry.ts';

type PaletteRowProps = {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly keyword: string;
  readonly reached: boolean;
  readonly onChoose: (entry: PaletteEntry, inNewTab: boolean) => void;
};

/** One entry. The match is underlined; the row that Enter chooses says what it does. */
export function PaletteRow({ id, entry, keyword, reached, onChoose }: PaletteRowProps) {
  const t = useText();
  const { title, meta, icon, side, act } = entry;
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      ref={reached ? keepInSight : null}
      {...{ role: 'option', 'aria-selected': reached, 'aria-disabled': act === null || undefined }}
      className={classes(styles.paletteRow, reached && styles.reached)}
      // The focus stays in the field, whose keys choose a row.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
    >
      <span className={styles.rowIcon}>{icon}</span>
      <span className={`${styles.rowTitle} ${looks.ellipsis}`}>
        <Marked text={title} keyword={keyword} />
      </span>
      <span className={`${styles.rowMeta} ${looks.meta} ${looks.ellipsis}`}>
        {meta !== undefined && <Marked text={meta} keyword={keyword} />}
      </span>
      <span className={`${styles.rowSide} ${looks.meta}`}>
        {reached && act !== null ? (
          <span className={styles.rowVerb}>
            {side !== undefined && <span className={looks.visuallyHidden}>{side}</span>}
            {t(verbOf(act))} <kbd aria-hidden>↵</kbd>
          </span>
        ) : (
          side
        )}
      </span>
    </button>
  );
}

function verbOf(act: PaletteAct) {
  if (act.kind === 'company') return 'palette:enter';
  if (act.kind === 'setting' || act.kind === 'command') return 'palette:act';
  if (act.kind === 'dialog' && act.opening.tab === 2 && act.opening.intent?.kind === 'create')
    return 'palette:newTodoFor';
  return 'palette:open';
}

function Marked({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  let at = 0;
  return markedParts(text, keyword).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isHit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
