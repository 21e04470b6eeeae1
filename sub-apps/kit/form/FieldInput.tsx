import { lazy, Suspense, useId, useState } from 'react';
import type { LineField } from '../../../contract/businessFields.ts';
import { isAsked } from '../../../contract/businessRules.ts';
import { Value } from '../common/Cell.tsx';
import { DayInput } from '../common/DayInput.tsx';
import { Loading } from '../common/Loading.tsx';
import { Picker } from '../common/Picker.tsx';
import { useKit, useTold } from '../context.tsx';
import { finderIn } from '../core/finders.ts';
import type { Form } from '../core/form.ts';
import { labelOf } from '../core/formats.ts';
import { typedText, typedValue } from '../core/inputs.ts';
import { valueAt } from '../core/paths.ts';
import type { KeptFile } from '../core/types.ts';
import { FilesInput } from './FilesInput.tsx';

const RichText = lazy(() => import('./RichText.tsx').then((file) => ({ default: file.RichText })));

export interface FieldProps {
  readonly form: Form;
  readonly resource: string;
  readonly field: LineField;
  readonly path: string;
  /** In a table, the column head is the label. */
  readonly isInTable?: boolean;
}
const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
};

interface ControlProps extends Omit<FieldProps, 'isInTable'> {
  readonly value: unknown;
  /** Id and descriptions for the control. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The text of a number while it is typed: `1.` is not a number yet, and must keep its decimal point. */
function NumberInput({ form, field, path, value, attributes }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...attributes}
      inputMode="decimal"
      autoComplete="off"
      className="figure"
      value={typed ?? typedText(field, value)}
      onChange={({ target }) => {
        setTyped(target.value);
        form.write(path, typedValue(field, target.value));
      }}
      onBlur={() => {
        setTyped(null);
        form.leave(path);
      }}
    />
  );
}

function PickerInput({ form, resource, field, path, value, attributes }: ControlProps) {
  const { names } = useTold(form);
  const { language } = useKit();
  const given = typeof value === 'string' ? value : null;
  const [find] = useState(() => finderIn(form, resource, field, path));
  return (
    <Picker
      label={field.label[language]}
      value={given}
      title={given === null ? '' : (names[given]?.title ?? '…')}
      find={find}
      field={attributes}
      onLeave={() => form.leave(path)}
      onPick={(one) => form.pick(path, one)}
    />
  );
}

function Control(props: ControlProps) {
  const { form, field, path, value, attributes } = props;
  const { language, words } = useKit();
  const write = (text: string) => form.write(path, typedValue(field, text));
  const events = { onBlur: () => form.leave(path) };
  switch (field.type) {
    case 'number':
    case 'money':
      return <NumberInput {...props} />;
    case 'date':
    case 'time':
      return (
        <DayInput
          label={field.label[language]}
          value={typedText(field, value)}
          hasClock={field.type === 'time'}
          onWrite={write}
          onLeave={events.onBlur}
          field={attributes}
        />
      );
    case 'person':
    case 'department':
    case 'reference':
      return <PickerInput {...props} />;
    case 'files':
      return (
        <FilesInput
          files={Array.isArray(value) ? (value as readonly KeptFile[]) : []}
          label={field.label[language]}
          onChange={(files) => form.write(path, files)}
          max={field.max}
          onStart={(until) => form.receive(until)}
          field={attributes}
        />
      );
    case 'richText':
      return (
        <Suspense fallback={<Loading rows={3} />}>
          <RichText
            label={field.label[language]}
            value={typedText(field, value)}
            onChange={(html) => form.write(path, html)}
          />
        </Suspense>
      );
    case 'boolean':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => form.write(path, target.checked)}
        />
      );
    case 'choice':
      return (
        <select
          {...attributes}
          {...events}
          value={typedText(field, value)}
          onChange={({ target }) => write(target.value)}
        >
          <option value="">{words.choose}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[language]}
            </option>
          ))}
        </select>
      );
    case 'longText':
      return (
        <textarea
          {...attributes}
          {...events}
          value={typedText(field, value)}
          onChange={({ target }) => write(target.value)}
        />
      );
    default:
      return (
        <input
          {...attributes}
          {...events}
          type={INPUT_TYPES[field.type] ?? 'text'}
          autoComplete="off"
          value={typedText(field, value)}
          onChange={({ target }) => write(target.value)}
        />
      );
  }
}

/** A field with its label, help and problem. */
export function FieldInput({ isInTable = false, ...props }: FieldProps) {
  const { form, field, path } = props;
  const { language } = useKit();
  const { names, problems, values } = useTold(form);
  const id = useId();
  if (!isInTable && !isAsked(field, values)) return null;
  const value = valueAt(values, path);
  const problem = problems[path];
  const isFixed = field.computed !== undefined || field.readOnly === true;
  const described = [problem && `${id}-problem`, field.help && `${id}-help`].filter(Boolean).join(' ');
  const attributes = {
    id,
    'data-path': path,
    ...(isInTable && { 'aria-label': field.label[language] }),
    ...(field.required && { 'aria-required': true }),
    ...(problem && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className={`field ${field.type}`}>
      {!isInTable && (
        <label htmlFor={id}>
          {labelOf(field, language)}
          {field.required && !isFixed && (
            <span className="bad" aria-hidden>
              {' '}
              *
            </span>
          )}
        </label>
      )}
      {isFixed ? (
        <output id={id} className="computed">
          <Value field={field} value={value} names={names} />
        </output>
      ) : (
        <Control {...props} value={value} attributes={attributes} />
      )}
      {field.help && (
        <small id={`${id}-help`} className="quiet">
          {field.help[language]}
        </small>
      )}
      {problem && (
        <small id={`${id}-problem`} className="bad">
          {problem[language]}
        </small>
      )}
    </div>
  );
}
