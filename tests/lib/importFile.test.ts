import { LIMITS } from '../../src/constants/limits.ts';
import { importLines, templateText } from '../../src/lib/importFile.ts';
import type { Message } from '../../src/lib/message.ts';

const keyOf = (message: Message) => ('key' in message ? message.key : message.text);

/** The valid lines of a file. */
function linesOf(text: string) {
  const found = importLines(text);
  if ('fault' in found) throw new Error(keyOf(found.fault));
  return found.lines;
}
const faultOf = (text: string) => {
  const found = importLines(text);
  return 'fault' in found ? found.fault : null;
};
/** The faults of the first line below this head. */
const faultsOf = (line: string) =>
  linesOf(`姓名,手机号,岗位,工号\n${line}`)[0]?.faults.map(({ field, message }) => [field, keyOf(message)]);

describe('a file of people', () => {
  it('recognises its columns in both languages, in any order, whatever their marks and case', () => {
    const [line] = linesOf('工号,Phone_Number,备注, NAME *,所属部门\nA-1,13800000000,x, 林静 ,研发中心');
    expect(line).toEqual({
      line: 2,
      row: { employeeNumber: 'A-1', phoneNumber: '13800000000', name: '林静', department: '研发中心' },
      faults: [],
      outcome: null,
    });
  });

  it.each([
    ['', 'missing_name_phoneNumber'],
    ['name,department\na,b', 'missing_phoneNumber'],
    ['手机号\n13800000000', 'missing_name'],
    ['name,phone\n', 'noLines'],
  ])('%j is refused as a whole', (text, key) => expect(faultOf(text)).toMatchObject({ key: `memberImport:${key}` }));

  it('accepts as many lines as the server, and says how many exceed that', () => {
    const file = (count: number) => `name,phone\n${'a,13800000000\n'.repeat(count)}`;
    expect(faultOf(file(LIMITS.importRows))).toBeNull();
    expect(faultOf(file(LIMITS.importRows + 1))).toEqual({
      key: 'memberImport:tooManyLines',
      params: { count: LIMITS.importRows + 1, most: LIMITS.importRows },
    });
  });

  it.each([
    ['林静,13800000000,,', []],
    ['林静,+86 138-0000-0000,,', []],
    [',,,', undefined],
    [',13800000000,,', [['name', 'memberImport:nameMissing']]],
    ['林静,,,', [['phoneNumber', 'memberImport:phoneMissing']]],
    ['林静,23800000000,,', [['phoneNumber', 'memberImport:phoneWrong']]],
    [
      `${'长'.repeat(51)},1380000000,${'x'.repeat(51)},${'9'.repeat(33)}`,
      [
        ['name', 'memberImport:tooLong'],
        ['phoneNumber', 'memberImport:phoneWrong'],
        ['jobTitle', 'memberImport:tooLong'],
        ['employeeNumber', 'memberImport:tooLong'],
      ],
    ],
  ])('names all faults of %j', (line, faults) => {
    if (faults === undefined) expect(faultOf(`姓名,手机号\n${line}`)).toMatchObject({ key: 'memberImport:noLines' });
    else expect(faultsOf(line)).toEqual(faults);
  });

  it('a repeated number is a fault of the later line, which names the earlier one', () => {
    const lines = linesOf('name,phone\n\na,13800000000\nb,13900000000\nc,138 0000 0000');
    expect(lines.map(({ line, faults }) => [line, faults.map(({ message }) => message)])).toEqual([
      [3, []],
      [4, []],
      [5, [{ key: 'memberImport:phoneTwice', params: { line: 3 } }]],
    ]);
  });

  it('reads the column that exports named 职位 before they adopted the template’s name', () => {
    expect(linesOf('姓名,手机号,职位\n林静,13800000000,经理')[0]?.row.jobTitle).toBe('经理');
  });

  it.each(['zh-CN', 'en-US'])('the template in %s can be filled in and read', (language) => {
    const text = templateText(language).replace('\uFEFF', '');
    expect(linesOf(`${text}林静,13800000000,研发中心,经理,A-1`)[0]?.row).toEqual({
      name: '林静',
      phoneNumber: '13800000000',
      department: '研发中心',
      jobTitle: '经理',
      employeeNumber: 'A-1',
    });
  });
});
