import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { BoundField } from './useForm.ts';

type FormFieldProps = BoundField &
  Omit<ComponentProps<typeof TextInput>, keyof BoundField> & {
    readonly label: string;
    readonly hint?: string;
    readonly aside?: string;
    readonly secret?: boolean;
    /** The name of the button that shows a secret, if it is not a password. */
    readonly revealLabel?: string;
  };

/** A labelled field of a form of `useForm`. */
export function FormField({ label, hint, aside, error, secret = false, revealLabel, ...input }: FormFieldProps) {
  return (
    <Field
      id={input.name}
      label={label}
      error={error}
      hint={hint}
      aside={aside === undefined ? undefined : <span>{aside}</span>}
      required={input.required}
    >
      {(control) =>
        secret ? (
          <PasswordInput {...input} {...control} revealLabel={revealLabel} />
        ) : (
          <TextInput {...input} {...control} />
        )
      }
    </Field>
  );
}
