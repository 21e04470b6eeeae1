import type { Text } from './businessFields.ts';
import { moneyFigure, numberFigure } from './businessFigures.ts';

/** What can be wrong with a value. */
export type ProblemKind =
  | 'required'
  | 'wrongType'
  | 'tooLong'
  | 'tooMany'
  | 'tooSmall'
  | 'tooGreat'
  | 'tooManyDecimals'
  | 'tooEarly'
  | 'noTime'
  | 'past'
  | 'future'
  | 'noNumber'
  | 'noDate'
  | 'noPhone'
  | 'noEmail'
  | 'noOption'
  | 'notThere'
  | 'taken'
  | 'twice'
  | 'neither'
  | 'both'
  | 'notInChosen'
  | 'moreThanOpen'
  | 'moreThanLeft'
  | 'notAsChosen'
  | 'heldElsewhere';

/** `path` is the name of a field, or `lines.0.column`. */
export interface Problem {
  readonly path: string;
  readonly label: Text;
  readonly kind: ProblemKind;
  readonly limit?: number;
}

const TEXTS: Readonly<Record<ProblemKind, (label: Text, limit: string) => Text>> = {
  required: ({ zh, en }) => ({ zh: `${zh}不能为空`, en: `${en} cannot be empty` }),
  wrongType: ({ zh, en }) => ({ zh: `${zh}的内容无效`, en: `${en} is not valid` }),
  tooLong: ({ zh, en }, n) => ({ zh: `${zh}最多 ${n} 个字`, en: `${en} must have at most ${n} characters` }),
  tooMany: ({ zh, en }, n) => ({ zh: `${zh}最多 ${n} 项`, en: `${en} must have at most ${n} entries` }),
  tooSmall: ({ zh, en }, n) => ({ zh: `${zh}不能小于 ${n}`, en: `${en} must be at least ${n}` }),
  tooGreat: ({ zh, en }, n) => ({ zh: `${zh}不能大于 ${n}`, en: `${en} must be at most ${n}` }),
  tooManyDecimals: ({ zh, en }, n) =>
    n === '0'
      ? { zh: `${zh}必须是整数`, en: `${en} must be a whole number` }
      : { zh: `${zh}最多 ${n} 位小数`, en: `${en} must have at most ${n} decimal places` },
  tooEarly: ({ zh, en }) => ({ zh: `${zh}过早`, en: `${en} is too early` }),
  noTime: ({ zh, en }) => ({
    zh: `${zh}与开始时间矛盾，没有剩余时间`,
    en: `${en}: nothing is left between the beginning and the end`,
  }),
  past: ({ zh, en }, n) =>
    n === '0'
      ? { zh: `${zh}不能早于今天`, en: `${en} must not be before today` }
      : { zh: `${zh}不能早于 ${n} 天前`, en: `${en} must not be more than ${n} days ago` },
  future: ({ zh, en }, n) =>
    n === '0'
      ? { zh: `${zh}不能晚于今天`, en: `${en} must not be after today` }
      : { zh: `${zh}不能晚于 ${n} 天后`, en: `${en} must be within the next ${n} days` },
  noNumber: ({ zh, en }) => ({ zh: `${zh}必须是数字`, en: `${en} must be a number` }),
  noDate: ({ zh, en }) => ({ zh: `${zh}不是有效的日期`, en: `${en} is not a valid date` }),
  noPhone: ({ zh, en }) => ({ zh: `${zh}不是有效的电话号码`, en: `${en} is not a valid phone number` }),
  noEmail: ({ zh, en }) => ({ zh: `${zh}不是有效的邮箱`, en: `${en} is not a valid e-mail address` }),
  noOption: ({ zh, en }) => ({ zh: `${zh}不在可选范围内`, en: `${en} is none of the options` }),
  notThere: ({ zh, en }) => ({ zh: `${zh}不存在或已删除`, en: `${en} does not exist any more` }),
  notInChosen: ({ zh, en }) => ({ zh: `${zh}不在所选单据中`, en: `${en} is not in the chosen document` }),
  moreThanOpen: ({ zh, en }, n) => ({ zh: `${zh}超过所选单据的未结数量 ${n}`, en: `${en} is more than is open, ${n}` }),
  moreThanLeft: ({ zh, en }, n) => ({
    zh: `${zh}超过所选单据剩余的 ${n}，其余已在其他未完成的单据中`,
    en: `${en} is more than is left, ${n}: other drafts hold the rest`,
  }),
  notAsChosen: ({ zh, en }) => ({ zh: `${zh}与所选单据不一致`, en: `${en} is not that of the chosen document` }),
  heldElsewhere: ({ zh, en }) => ({
    zh: `${zh}的未结数量已全部在其他未完成的单据中`,
    en: `${en}: other drafts hold all that is open of it`,
  }),
  twice: ({ zh, en }, n) => ({ zh: `${zh}与第 ${n} 行重复`, en: `${en} is in line ${n} already` }),
  neither: ({ zh, en }) => ({ zh: `${zh}必须大于 0`, en: `${en} must be above 0` }),
  both: ({ zh, en }) => ({ zh: `${zh}只能填一个`, en: `${en}: only one of them can be filled in` }),
  taken: ({ zh, en }) => ({ zh: `${zh}已被使用`, en: `${en} is already in use` }),
};

/** The message beside a field. Money limits are shown in whole units. */
export function problemText({ kind, label, limit = 0 }: Problem, isMoney = false): Text {
  const isAmount = isMoney && (kind === 'tooSmall' || kind === 'tooGreat');
  return TEXTS[kind](label, isAmount ? moneyFigure(limit) : numberFigure(limit));
}
