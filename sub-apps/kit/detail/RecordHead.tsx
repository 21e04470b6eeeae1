import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Value } from '../common/Cell.tsx';
import { StatusChip } from '../common/Chip.tsx';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import type { Shown } from '../core/types.ts';
import { RecordActions } from './RecordActions.tsx';

interface Props {
  readonly resource: Resource;
  readonly shown: Shown;
  readonly title: string;
  readonly calls: Calls;
  readonly again: () => void;
}

/** The title of the record, with its most important facts. */
export function RecordHead({ resource, shown, title, calls, again }: Props) {
  const { language } = useKit();
  const { record, names } = shown;
  const facts = (['title', 'party', 'amount', 'due'] as const).flatMap((facet) => {
    const field = resource.fields.find(({ name }) => name === resource.facets[facet]);
    const isEmpty = field === undefined || (record.values[field.name] ?? '') === '';
    return isEmpty || (facet === 'title' && record.number === null) ? [] : [field];
  });
  return (
    <header className="record-head">
      <Link className="back" to={`/${resource.name}`}>
        <ChevronLeft size={16} aria-hidden />
        {resource.label[language]}
      </Link>
      <div className="head">
        <h1>{title}</h1>
        <StatusChip resource={resource} status={record.status} isOverdue={record.isOverdue} />
        <span className="facts">
          {facts.map((field) => (
            <span key={field.name} title={field.label[language]}>
              <Value field={field} value={record.values[field.name]} names={names} />
            </span>
          ))}
        </span>
        <RecordActions resource={resource} shown={shown} calls={calls} again={again} />
      </div>
    </header>
  );
}
