import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import { formFields } from '../../../contract/businessRules.ts';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { callsOf } from '../core/business.ts';
import { newValues } from '../core/inputs.ts';
import { useAnswer } from '../useAnswer.ts';
import { RecordForm } from './RecordForm.tsx';

interface Props {
  readonly resource: Resource;
  /** Empty for a new record. */
  readonly id: string;
}

/** The form of a resource: of a new record, or of one that is there. */
export function FormPage({ resource, id }: Props) {
  const { me, today } = useKit();
  const { search } = useLocation();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const ask = useCallback(async () => (id === '' ? null : calls.read(id)), [calls, id]);
  const { value, error, again } = useAnswer(ask, { isOnce: true });
  if (error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined) return <Loading />;
  // What a new record is begun from, such as `?customer=…`.
  const given = Object.fromEntries(new URLSearchParams(search));
  const values = value?.record.values ?? newValues(formFields(resource.fields), { me, today }, given);
  return <RecordForm resource={resource} id={id} shown={value} values={values} />;
}
