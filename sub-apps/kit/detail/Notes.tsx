import { useKit } from '../context.tsx';
import type { Shown } from '../core/types.ts';
import { RecordLink } from './Facts.tsx';

/** What else to know about a record before acting on it. */
export function Notes({ notes }: { readonly notes: Shown['notes'] }) {
  const { language } = useKit();
  return notes.map(({ text, leadsTo }) => (
    <p key={`${text.en} ${leadsTo?.id}`} className="notice inline">
      {text[language]}
      {leadsTo && (
        <RecordLink kind={leadsTo.resource} id={leadsTo.id}>
          {leadsTo.called}
        </RecordLink>
      )}
    </p>
  ));
}
