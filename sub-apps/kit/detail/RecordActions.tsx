import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { CODE } from '../../shared/modules.js';
import { bridge } from '../../shared/portal.js';
import { Question } from '../common/Dialog.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import { isStale, stepFailureText } from '../core/failures.ts';
import { offered } from '../core/statuses.ts';
import type { Shown } from '../core/types.ts';
import { EventDialog } from '../form/lazyEventDialog.ts';
import { useIsShown } from '../useIsShown.ts';
import { PlaceLink } from './Facts.tsx';

interface Props {
  readonly resource: Resource;
  readonly shown: Shown;
  readonly calls: Calls;
  readonly again: () => void;
}

/** The actions currently possible on a record: one step is primary, impossible ones are not shown. */
export function RecordActions({ resource, shown, calls, again }: Props) {
  const { language, recount, words } = useKit();
  const navigate = useNavigate();
  const tell = useToast();
  const isShown = useIsShown();
  const [asking, setAsking] = useState('');
  const { record, names, may } = shown;
  const stamp = record.concurrencyStamp ?? '';
  const path = `/${resource.name}/${encodeURIComponent(record.id)}`;
  const changed = () => {
    again();
    recount();
    bridge?.emit(`${CODE}/changed`, { resource: resource.name, id: record.id });
  };
  const move = (event: string, values: Values) => calls.move(record.id, event, values, stamp).then(changed);
  /** If the caller was too late, shows the latest state. */
  const refuse = (error: unknown) => {
    if (isStale(error)) again();
    tell(stepFailureText(error, language));
  };
  const remove = () =>
    calls.remove(record.id, stamp).then(() => {
      changed();
      if (isShown.current) void navigate(`/${resource.name}`, { replace: true });
    }, refuse);
  const events = offered(resource, record.status, may.events);
  const hasMain = events.some(([, event]) => event.primary);
  const asked = events.find(([name]) => name === asking)?.[1];
  return (
    <>
      <div className="actions">
        {may.delete && (
          <button type="button" aria-label={words.remove} onClick={() => setAsking('delete?')}>
            <Trash2 size={16} aria-hidden />
          </button>
        )}
        {may.change && (
          <Link className="button" to={`${path}/edit`}>
            <Pencil size={16} aria-hidden />
            {words.edit}
          </Link>
        )}
        {events.map(([name, event], index) => (
          <button
            key={name}
            type="button"
            className={event.primary && index === events.length - 1 ? 'main' : ''}
            onClick={() => (event.asks?.length || event.confirm ? setAsking(name) : void move(name, {}).catch(refuse))}
          >
            {event.label[language]}
          </button>
        ))}
        {may.begins.map(({ resource: kind, by }) => (
          <PlaceLink
            key={`${kind} ${by}`}
            kind={kind}
            path={`/new?${by}=${encodeURIComponent(record.id)}`}
            className={hasMain ? 'button' : 'button main'}
          >
            {resource.related?.find((one) => one.resource === kind && one.by === by)?.begin?.label[language]}
          </PlaceLink>
        ))}
      </div>
      {asked && (
        <Suspense>
          <EventDialog
            resource={resource}
            event={asked}
            values={record.values}
            names={names}
            perform={(values) =>
              move(asking, values).catch((error: unknown) => {
                // Keeps the input while the step is still possible; otherwise its dialog closes.
                if (isStale(error)) refuse(error);
                throw error;
              })
            }
            onClose={() => setAsking('')}
          />
        </Suspense>
      )}
      {asking === 'delete?' && (
        <Question
          question={words.removeAsk}
          yes={words.remove}
          no={words.cancel}
          isGrave
          onClose={(isYes) => {
            setAsking('');
            if (isYes) void remove();
          }}
        />
      )}
    </>
  );
}
