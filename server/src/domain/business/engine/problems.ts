import type { Field, LineField } from '../../../../../contract/businessFields.ts';
import { type Problem, problemText } from '../../../../../contract/businessProblems.ts';
import { type ApiError, invalid } from '../../../errors/apiError.ts';

/** The field at a path such as `name` or `lines.0.material`. */
function fieldAt(fields: readonly Field[], path: string): LineField | undefined {
  const [name = '', , column] = path.split('.');
  const field = fields.find((one) => one.name === name);
  return column === undefined ? field : field?.columns?.find((one) => one.name === column);
}

/** 400 with each problem beside its field. */
export function refusal(fields: readonly Field[], problems: readonly Problem[]): ApiError {
  return invalid(
    problems.map((problem) => ({
      message: problemText(problem, fieldAt(fields, problem.path)?.type === 'money'),
      members: [problem.path],
    })),
  );
}
