import type { Field } from '../../../contract/businessFields.ts';
import { useKit, useTold } from '../context.tsx';
import type { Form } from '../core/form.ts';
import { isInForm, isSum } from '../core/rights.ts';
import { FieldInput } from './FieldInput.tsx';
import { LinesInput } from './LinesInput.tsx';

interface Props {
  readonly form: Form;
  readonly resource: string;
  readonly fields: readonly Field[];
}

/** Fields one below the other, in the order of their description. */
export function Fields({ form, resource, fields }: Props) {
  const { policies } = useKit();
  const { isSending } = useTold(form);
  return (
    <div className="fields" inert={isSending}>
      {fields
        .filter((field) => isInForm(field, policies, form.fields) && !isSum(field))
        .map((field) =>
          field.type === 'lines' ? (
            <LinesInput key={field.name} form={form} resource={resource} field={field} />
          ) : (
            <FieldInput key={field.name} form={form} resource={resource} field={field} path={field.name} />
          ),
        )}
    </div>
  );
}
