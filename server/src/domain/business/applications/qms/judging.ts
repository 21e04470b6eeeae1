import type { Values } from '../../../../../../contract/businessFields.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalid, type ValidationProblem } from '../../../../errors/apiError.ts';
import type { Behaviour, Effect } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';
import { STEPS } from './nonconformity.ts';

const problem = (member: string, zh: string, en: string): ValidationProblem => ({
  members: [member],
  message: { zh, en },
});
const STEP_NAMES = Object.keys(STEPS);

function refuse(problems: readonly ValidationProblem[]): void {
  if (problems.length > 0) throw invalid(problems);
}

/** The sample cannot exceed the lot, nor the defects the sample. */
export const checkInspection: NonNullable<Behaviour['check']> = async (_desk, { lot, sample, defects }) =>
  refuse([
    ...(numberOf(sample) > numberOf(lot)
      ? [problem('sample', `抽样数不能超过批量 ${numberOf(lot)}`, `Sample must be at most the lot, ${numberOf(lot)}`)]
      : []),
    ...(numberOf(defects) > numberOf(sample)
      ? [
          problem(
            'defects',
            `不良数不能超过抽样数 ${numberOf(sample)}`,
            `Defects must be at most the sample, ${numberOf(sample)}`,
          ),
        ]
      : []),
  ]);

/** Derives the result from the defects found; a failure creates a nonconformity. */
export const judge: Effect = async (desk, { id, values }) => {
  const defects = numberOf(values['defects']);
  if (defects <= numberOf(values['limit'])) return { to: 'passed' };
  if (!textOf(values['finding'])) refuse([problem('finding', '不良描述不能为空', 'What is wrong cannot be empty')]);
  await desk.create('qms/nonconformity', {
    title: textOf(values['title']),
    inspection: id,
    material: values['material'],
    quantity: defects,
    severity: defects * 5 > numberOf(values['sample']) ? 'critical' : 'major',
    owner: values['inspector'],
    description: values['finding'],
  });
  return { to: 'failed' };
};

/** A new nonconformity has all eight steps, still to be filled in. */
export const laySteps: Effect = async (_desk, { values }) => {
  const given = new Map(linesOf(values, 'steps').map((line) => [line['step'], line]));
  return { values: { steps: STEP_NAMES.map((step) => given.get(step) ?? { step }) } };
};

/** Each step occurs once. */
export const checkNonconformity: NonNullable<Behaviour['check']> = async (_desk, values) => {
  const steps = linesOf(values, 'steps').map(({ step }) => step);
  refuse(
    steps.flatMap((step, index) =>
      steps.indexOf(step) < index ? [problem(`steps.${index}.step`, '步骤重复', 'This step is there already')] : [],
    ),
  );
};

function missingIn(line: Values | undefined, index: number): ValidationProblem[] {
  const at = (column: string) => `steps.${index}.${column}`;
  return [
    ...(line?.['owner'] ? [] : [problem(at('owner'), '责任人不能为空', 'Owner cannot be empty')]),
    ...(line?.['due'] ? [] : [problem(at('due'), '期限不能为空', 'Due cannot be empty')]),
    ...(line?.['content'] ? [] : [problem(at('content'), '内容不能为空', 'Content cannot be empty')]),
  ];
}

/** Can be closed only once all eight steps are done and the disposition is set. */
export const close: Effect = async (_desk, { values }) => {
  const lines = linesOf(values, 'steps');
  const missing = STEP_NAMES.filter((step) => !lines.some((line) => line['step'] === step));
  refuse([
    ...(values['disposition'] ? [] : [problem('disposition', '处置不能为空', 'Disposition cannot be empty')]),
    ...missing.map((step) => problem('steps', `缺少步骤 ${step}`, `Step ${step} is missing`)),
    ...lines.flatMap(missingIn),
  ]);
  return undefined;
};
