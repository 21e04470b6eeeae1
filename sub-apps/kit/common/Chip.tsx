import type { Resource } from '../../../contract/businessDescription.ts';
import type { Tone } from '../../../contract/businessFields.ts';
import { useKit } from '../context.tsx';
import { TONE_SHAPES } from '../core/shapes.ts';

/** Conveys a state by shape, word and colour. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={`chip ${tone}`}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden>
        <path d={TONE_SHAPES[tone]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {children}
    </span>
  );
}

interface Props {
  readonly resource: Resource;
  readonly status: string | null;
  readonly isOverdue?: boolean;
}

/** The status of a record; shows *overdue* instead once the due date has passed. */
export function StatusChip({ resource, status, isOverdue = false }: Props) {
  const { language, words } = useKit();
  const state = status === null ? undefined : resource.statuses?.states[status];
  if (!state) return null;
  return (
    <>
      {!state.silent && <Chip tone={state.tone}>{state.label[language]}</Chip>}
      {isOverdue && <Chip tone="bad">{words.overdue}</Chip>}
    </>
  );
}
