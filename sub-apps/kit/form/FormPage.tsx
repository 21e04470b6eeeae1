import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import { formFields } from '../../../contract/businessRules.ts';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { callsOf } from '../core/business.ts';
import { chosenIn } from '../core/finders.ts';
import { givenIn, newValues, withProposals } from '../core/inputs.ts';
import { useAnswer } from '../useAnswer.ts';
import { RecordForm } from './RecordForm.tsx';

interface Props {
  readonly resource: Resource;
  /** Empty for a new record. */
  readonly id: string;
}

/** The form of a resource, for a new or an existing record. */
export function FormPage({ resource, id }: Props) {
  const kit = useKit();
  // A form is begun once; it does not start afresh at midnight.
  const [{ me, today }] = useState(kit);
  const { search } = useLocation();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const ask = useCallback(async () => {
    const fields = formFields(resource.fields);
    const shown = id === '' ? null : await calls.read(id);
    // What a new record starts from, such as `?customer=…`.
    const given = givenIn(fields, search);
    const begun = shown?.record.values ?? newValues(fields, { me, today }, given);
    const chosen = await chosenIn(resource.name, fields, begun);
    return { shown, chosen, values: shown ? begun : withProposals(fields, begun, chosen) };
  }, [calls, id, resource, search, me, today]);
  const { value, error, again } = useAnswer(ask, { isOnce: true });
  if (error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined) return <Loading />;
  // Records started from different ones have separate drafts.
  const begun = new URLSearchParams(givenIn(resource.fields, search)).toString();
  const draft = `${resource.name}/${id || `new${begun && `?${begun}`}`}`;
  return <RecordForm resource={resource} id={id} draft={draft} {...value} />;
}
