import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { formTyped, selectTyped } from '../../../features/forms/formsSlice.ts';
import { isKeptField, type KeptForm } from '../../../features/forms/keptFields.ts';
import type { TextKey } from '../../../i18n/types.ts';
import type { Message } from '../../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useFaultFocus } from '../dom/useFaultFocus.ts';
import { useText } from '../useText.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a control of the form needs; spread onto a `FormField`. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  /** Its fault, by our rules or in the server's words; null if none is known. */
  readonly error: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

interface FormOptions<Field extends string> {
  /** Determines which of its fields are restored after a reload. */
  readonly form: KeptForm;
  /** Every field with its initial value. */
  readonly initial: Values<Field>;
  /** The key of the text for a field's fault, without parameters; null if there is none. */
  readonly faultOf: (field: Field, values: Values<Field>) => TextKey | null;
  /** The server's messages for single fields. */
  readonly refused: Readonly<Partial<Record<Field, Message>>>;
  /** A field that the server refused has changed. */
  readonly onRefusedEdited: (field: Field) => void;
}

/**
 * The values of a form. What is restored after a reload is in the store; everything else stays here, so passwords and
 * codes never enter it. A fault shows once its field has been left non-empty, or the form has been sent; from then on
 * it follows the typing.
 */
export function useForm<Field extends string>({
  form: formName,
  initial,
  faultOf,
  refused,
  onRefusedEdited,
}: FormOptions<Field>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectTyped);
  const [own, setOwn] = useState<Values<Field>>(initial);
  const values: Record<Field, string> = { ...own };
  let isTyped = false;
  for (const field in values) {
    const key = `${formName}/${field}`;
    if (isKeptField(key)) values[field] = kept[key] ?? initial[field];
    isTyped ||= values[field] !== initial[field];
  }
  const [checked, setChecked] = useState<readonly Field[]>([]);
  const isFaultless = useFaultFocus(refused);

  const errorOf = (field: Field): string | null => {
    const fault = checked.includes(field) ? faultOf(field, values) : null;
    if (fault !== null) return t({ key: fault });
    const said = refused[field];
    return said ? t(said) : null;
  };
  return {
    values,
    /** Whether any of them differs from its initial value: typed just now, or restored after a reload. */
    isTyped,
    bind: (field: Field): BoundField => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: ({ target }) => {
        const key = `${formName}/${field}`;
        if (isKeptField(key)) dispatch(formTyped({ key, typed: target.value }));
        else setOwn((before) => ({ ...before, [field]: target.value }));
        if (refused[field]) onRefusedEdited(field);
      },
      onBlur: ({ target }) => {
        if (target.value !== '') setChecked((before) => [...before, field]);
      },
    }),
    /** The field's value is out of date, so its fault is no longer shown. */
    excuse: (field: Field) => {
      setChecked((before) => before.filter((each) => each !== field));
      if (refused[field]) onRefusedEdited(field);
    },
    /** Whether these fields are all valid. If not, shows their faults and focuses the first one. */
    check: (form: HTMLFormElement | null, fields: readonly Field[]): boolean => {
      // Both at once: focusing the first of them blurs another field.
      setChecked((before) => [...before, ...fields]);
      return isFaultless(form, fields, (field) => faultOf(field, values) !== null);
    },
  };
}
