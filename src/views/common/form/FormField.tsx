import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { BoundField } from './useForm.ts';

type FormFieldProps = BoundField &
  Omit<ComponentProps<typeof TextInput>, keyof BoundField> & {
    readonly label: string;
    readonly hint?: string;
    readonly secret?: boolean;
  };

/** A labelled field of a form of `useForm`. */
export function FormField({ label, hint, error, secret = false, ...input }: FormFieldProps) {
  return (
    <Field id={input.name} label={label} error={error} hint={hint}>
      {(control) => (secret ? <PasswordInput {...input} {...control} /> : <TextInput {...input} {...control} />)}
    </Field>
  );
}
