import { Settings2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { HistoryEntry, Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Failure } from '../common/Failure.tsx';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import { saidChanges } from '../core/changes.ts';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';
import { useAnswer } from '../useAnswer.ts';
import { Comment } from './Comment.tsx';

interface Props {
  readonly resource: Resource;
  readonly id: string;
  readonly title: string;
  readonly calls: Calls;
  /** A new version has a new history. */
  readonly stamp: string;
}
const SHOWN = 100;
type Kind = 'all' | 'comments' | 'changes';
const isOfKind = ({ kind }: HistoryEntry, wanted: Kind): boolean =>
  wanted === 'all' || (kind === 'commented') === (wanted === 'comments');

function Entry({
  resource,
  entry,
  names,
}: {
  readonly resource: Resource;
  readonly entry: HistoryEntry;
  readonly names: Names;
}) {
  const { language, today, words } = useKit();
  const fieldOf = (name: string) => resource.fields.find((field) => field.name === name);
  const label = (status: string | null) => resource.statuses?.states[status ?? '']?.label[language] ?? '';
  const event = resource.statuses?.events[entry.event ?? '']?.label[language];
  const fields = entry.changes.flatMap(({ field }) => fieldOf(field)?.label[language] ?? []).join(', ');
  const done = entry.kind === 'moved' ? (event ?? words.moved) : fill(words[entry.kind], { fields });
  const name = entry.actorName ?? words.system;
  const changes = saidChanges(resource.fields, entry, { language, today, names });
  return (
    <li>
      {entry.actorName ? <Avatar name={name} /> : <Settings2 size={16} aria-hidden />}
      <div>
        <p>
          <strong>{name}</strong> {done} <time>{momentText(entry.time, language, today)}</time>
        </p>
        {entry.kind === 'moved' && entry.fromStatus !== entry.toStatus && (
          <p className="change">
            <s>{label(entry.fromStatus)}</s> → {label(entry.toStatus)}
          </p>
        )}
        {changes.map((change) => (
          <p key={change.key} className="change">
            <span className="quiet">{change.label}</span> <s>{change.before || words.empty1}</s> →{' '}
            {change.after || words.empty1}
          </p>
        ))}
        {entry.comment && <p className="prose">{entry.comment}</p>}
      </div>
    </li>
  );
}

/** The history of a record and its comments, newest first. */
export function Activity({ resource, id, title, calls, stamp }: Props) {
  const { me, words } = useKit();
  const draftName = `${me.id}/${resource.name}/${id}/comment`;
  const [kind, setKind] = useState<Kind>('all');
  // A new version is a new question.
  const ask = useCallback(() => calls.history(id, SHOWN), [calls, id, stamp]);
  const { value, error, again } = useAnswer(ask);
  const entries = value?.items ?? [];
  const counts = {
    all: undefined,
    comments: entries.filter((entry) => isOfKind(entry, 'comments')).length,
    changes: entries.filter((entry) => isOfKind(entry, 'changes')).length,
  };
  const labels = { all: words.history, comments: words.comments, changes: words.changes };
  return (
    <aside className="activity" aria-label={words.history}>
      <nav className="tabs" aria-label={words.history}>
        {(['all', 'comments', 'changes'] as const).map((one) => (
          <button
            key={one}
            type="button"
            {...(one === kind && { 'aria-current': 'true' })}
            onClick={() => setKind(one)}
          >
            {labels[one]}
            {counts[one] !== undefined && <span className="count">{counts[one]}</span>}
          </button>
        ))}
      </nav>
      {value === undefined && error !== undefined && <Failure error={error} again={again} />}
      {value && entries.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ol className="plain history">
        {entries
          .filter((entry) => isOfKind(entry, kind))
          .map((entry) => (
            <Entry key={entry.id} resource={resource} entry={entry} names={value?.names ?? {}} />
          ))}
      </ol>
      <Comment
        key={draftName}
        draftName={draftName}
        title={title}
        send={(text, mentions) => calls.comment(id, text, mentions)}
        sent={again}
      />
    </aside>
  );
}
