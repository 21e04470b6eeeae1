import { REFUSED_FIELDS } from '../../constants/refusalCodes.ts';
import type { FormFailure } from '../../lib/formFailure.ts';
import { type Message, serverWords } from '../../lib/message.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { errorMessage } from './errorMessage.ts';

/**
 * A failure sorted to the fields of a form (ACC-4): validation errors by their members, known refusals by their code.
 * Anything that names no field of this form applies to the whole form.
 */
export function formFailureOf<Field extends string>(error: ApiError, fields: readonly Field[]): FormFailure<Field> {
  const at = (name: string | undefined) => fields.find((field) => field.toLowerCase() === name?.toLowerCase());
  if (error.kind === 'invalid') {
    const told = error.validationErrors.map(({ message, members }) => ({ message, field: at(members[0]) }));
    const known = told.flatMap(({ message, field }) => (field ? [[field, serverWords(message, error)] as const] : []));
    if (known.length > 0) {
      const rest = [...new Set(told.filter(({ field }) => !field).map(({ message }) => message))].join(',');
      return { fields: firstOfEach(known), error: rest ? serverWords(rest, error) : null };
    }
  }
  const field = error.kind === 'other' && error.code !== null ? at(REFUSED_FIELDS[error.code]) : undefined;
  if (!field) return { fields: firstOfEach<Field>([]), error: errorMessage(error) };
  return { fields: firstOfEach([[field, errorMessage(error)]]), error: null };
}

function firstOfEach<Field extends string>(told: readonly (readonly [Field, Message])[]) {
  const fields: Partial<Record<Field, Message>> = {};
  for (const [field, message] of told) fields[field] ??= message;
  return fields;
}
