import { useMemo } from 'react';
import type { ApprovalTemplate } from '../../../contract/approvals.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { useKit } from '../context.tsx';
import { newValues } from '../core/inputs.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { startApproval } from './calls.ts';
import { startedOf, startResourceOf } from './described.ts';
import { useApprovalWords } from './words.ts';

interface Props {
  readonly template: ApprovalTemplate;
  /** The lists now contain the new request. */
  readonly started: () => void;
}

/** The form of a process. */
export function StartPage({ template, started }: Props) {
  const { me, today } = useKit();
  const words = useApprovalWords();
  const resource = useMemo(() => startResourceOf(template), [template]);
  const create = async (values: Values) => {
    const done = await startApproval(startedOf(template, values));
    started();
    return done;
  };
  return (
    <RecordForm
      resource={resource}
      id=""
      shown={null}
      values={newValues(resource.fields, { me, today })}
      own={{ create, save: words.submit }}
      draft={`request/new/${template.code}`}
    />
  );
}
