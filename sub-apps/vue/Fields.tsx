import { defineComponent, ref } from 'vue';
import type { Field, LineField } from '../../contract/businessFields.ts';
import { linesOf } from '../../contract/businessFormulas.ts';
import { isAsked } from '../../contract/businessRules.ts';
import { isPicked } from '../kit/core/filters.ts';
import { finderIn } from '../kit/core/finders.ts';
import type { Form } from '../kit/core/form.ts';
import { isFigure } from '../kit/core/formats.ts';
import { typedText, typedValue } from '../kit/core/inputs.ts';
import { valueAt } from '../kit/core/paths.ts';
import { isInForm } from '../kit/core/rights.ts';
import { fill } from '../kit/core/words.ts';
import { DayInput } from './DayInput.tsx';
import { FilesInput } from './FilesInput.tsx';
import { described, said } from './look.ts';
import { Picker } from './Picker.tsx';
import { useTold } from './useTold.ts';
import { shownText } from './views.tsx';

const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
};
const writtenIn = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target.value
    : '';

interface NumberProps {
  form: Form;
  field: LineField;
  path: string;
  value: unknown;
  attributes: Readonly<Record<string, unknown>>;
}

/** The text of a number while it is typed: `1.` is not a number yet, and rendering again must not lose it. */
const NumberInput = defineComponent(
  (props: NumberProps) => {
    const typed = ref<string | null>(null);
    const write = (event: Event) => {
      typed.value = writtenIn(event);
      props.form.write(props.path, typedValue(props.field, typed.value));
    };
    const leave = () => {
      typed.value = null;
    };
    return () => (
      <input
        {...props.attributes}
        inputmode="decimal"
        value={typed.value ?? typedText(props.field, props.value)}
        onInput={write}
        onFocusout={leave}
      />
    );
  },
  { props: ['form', 'field', 'path', 'value', 'attributes'] },
);

interface Props {
  form: Form;
  resource: string;
  fields: readonly Field[];
}

/** Fields of a form and their lines, based on the core's form. */
export const Fields = defineComponent(
  ({ form, resource, fields }: Props) => {
    const state = useTold(form);
    const control = (field: LineField, path: string) => {
      const { language, words } = said.value;
      const { names, values } = state.value;
      const value = valueAt(values, path);
      const left = () => form.leave(path);
      const given = {
        'data-path': path,
        'aria-label': field.label[language],
        'aria-required': field.required,
        'aria-invalid': path in state.value.problems,
        'aria-describedby': path in state.value.problems ? `problem-${path}` : undefined,
      };
      const attributes = { ...given, onBlur: left };
      const write = (event: Event) => form.write(path, typedValue(field, writtenIn(event)));
      if (field.computed || field.readOnly)
        return <output class="computed">{shownText(field, value, names) || '—'}</output>;
      if (isPicked(field)) {
        const find = finderIn(form, resource, field, path);
        return (
          <Picker
            label={field.label[language]}
            title={value ? (names[String(value)]?.title ?? '…') : ''}
            find={find}
            picked={(one) => form.pick(path, one)}
            field={given}
            left={left}
          />
        );
      }
      if (field.type === 'files')
        return <FilesInput form={form} path={path} label={field.label[language]} max={field.max} />;
      if (field.type === 'boolean')
        return (
          <input
            {...attributes}
            type="checkbox"
            checked={value === true}
            onChange={() => form.write(path, value !== true)}
          />
        );
      if (field.type === 'choice')
        return (
          <select {...attributes} value={typedText(field, value)} onChange={write}>
            <option value="">{words.choose}</option>
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label[language]}
              </option>
            ))}
          </select>
        );
      if (field.type === 'date' || field.type === 'time')
        return (
          <DayInput
            label={field.label[language]}
            value={typedText(field, value)}
            hasClock={field.type === 'time'}
            written={(text) => form.write(path, typedValue(field, text))}
            left={left}
            field={given}
          />
        );
      // No resource of this application has formatted text; as its source it loses nothing.
      if (field.type === 'longText' || field.type === 'richText')
        return <textarea {...attributes} value={typedText(field, value)} onInput={write} />;
      if (isFigure(field))
        return <NumberInput form={form} field={field} path={path} value={value} attributes={attributes} />;
      return (
        <input
          {...attributes}
          type={INPUT_TYPES[field.type] ?? 'text'}
          value={typedText(field, value)}
          onInput={write}
        />
      );
    };
    const one = (field: LineField, path: string) => (
      <div key={path} class={`field ${field.type}`}>
        <span aria-hidden="true">
          {field.label[said.value.language]}
          {field.required && <span class="bad"> *</span>}
        </span>
        {control(field, path)}
        {state.value.problems[path] && (
          <small id={`problem-${path}`} class="bad">
            {state.value.problems[path]?.[said.value.language]}
          </small>
        )}
      </div>
    );
    const lines = (field: Field) => (
      <fieldset key={field.name} class="lines" data-path={field.name}>
        <legend>{field.label[said.value.language]}</legend>
        {linesOf(state.value.values, field.name).map((_, index) => (
          <fieldset key={index} class="fields" aria-label={fill(said.value.words.line, { n: index + 1 })}>
            {field.columns?.map((column) => one(column, `${field.name}.${index}.${column.name}`))}
            <button type="button" class="text" onClick={() => form.removeLine(field.name, index)}>
              {fill(said.value.words.removeLine, { n: index + 1 })}
            </button>
          </fieldset>
        ))}
        <button type="button" onClick={() => form.addLine(field.name)}>
          {said.value.words.addLine}
        </button>
        {state.value.problems[field.name] && (
          <small class="bad">{state.value.problems[field.name]?.[said.value.language]}</small>
        )}
      </fieldset>
    );
    return () => (
      <div class="fields" inert={state.value.isSending}>
        {fields
          .filter((field) => isInForm(field, described.value?.policies ?? []))
          .filter((field) => isAsked(field, state.value.values))
          .map((field) => (field.type === 'lines' ? lines(field) : one(field, field.name)))}
      </div>
    );
  },
  { props: ['form', 'resource', 'fields'] },
);
