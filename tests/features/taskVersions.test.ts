import { EMPTY_TASK, mergeVersions, type TaskValues, valuesOf, withPart } from '../../src/features/task/taskValues.ts';
import { taskOf } from '../support/workbenchState.ts';

const person = (userId: string) => ({ userId, userName: userId.toUpperCase() });
const base: TaskValues = {
  ...EMPTY_TASK,
  title: 'Base',
  startedAt: '2026-11-20T10:30:00',
  endAt: '2026-11-27T18:00:00',
  executors: [person('lin'), person('wang')],
  stamp: 'v1',
};
const saved = (change: Partial<TaskValues>): TaskValues => ({ ...base, ...change, stamp: 'v2' });
const told = ({ others }: ReturnType<typeof mergeVersions>) => others.map(({ part, isTaken }) => [part, isTaken]);

describe('two versions of a form', () => {
  it('adopt and report what only the others have changed', () => {
    const merged = mergeVersions(base, { ...base, title: 'Mine' }, saved({ description: 'Theirs', degreeType: 2 }));
    expect(merged.values).toEqual({ ...base, title: 'Mine', description: 'Theirs', degreeType: 2, stamp: 'v2' });
    expect(told(merged)).toEqual([
      ['degreeType', true],
      ['description', true],
    ]);
  });

  it('keep the person’s own value of what both have changed, and report it', () => {
    const merged = mergeVersions(base, { ...base, title: 'Mine' }, saved({ title: 'Theirs' }));
    expect(merged.values.title).toBe('Mine');
    expect(told(merged)).toEqual([['title', false]]);
  });

  it('report neither what both have changed alike nor what nobody has changed', () => {
    const merged = mergeVersions(base, { ...base, title: 'Same' }, saved({ title: 'Same' }));
    expect(merged).toEqual({ values: saved({ title: 'Same' }), others: [] });
  });

  it('ignore the order of people and the settings of a reminder that is off', () => {
    const off = { ...base, isWarming: false };
    const others = [...base.executors].reverse();
    expect(told(mergeVersions(off, off, saved({ isWarming: false, warmingTime: 3, executors: others })))).toEqual([]);
  });

  it('differ in other people, even as many as before, and in other files, whatever their names', () => {
    const file = (blobName: string, fileName: string) => ({ blobName, fileName });
    const own = { ...base, attachments: [file('one', 'a.pdf')] };
    const theirs = (change: Partial<TaskValues>) => ({ ...own, ...change, stamp: 'v2' });
    const differs = (change: Partial<TaskValues>) => told(mergeVersions(own, own, theirs(change)));
    expect(differs({ executors: [person('lin'), person('zhao')] })).toEqual([['executors', true]]);
    expect(differs({ attachments: [file('two', 'a.pdf')] })).toEqual([['attachments', true]]);
    expect(differs({ attachments: [file('one', 'b.pdf')] })).toEqual([]);
  });

  it('differ in other parts even if a reminder is off', () => {
    const off = { ...base, isWarming: false };
    expect(told(mergeVersions(off, off, saved({ isWarming: false, title: 'Theirs' })))).toEqual([['title', true]]);
  });

  it('treat a reminder as one part', () => {
    const merged = mergeVersions(base, base, saved({ warmingTime: 3, warmingType: 1 }));
    expect(merged.values).toMatchObject({ isWarming: true, warmingTime: 3, warmingType: 1 });
    expect(told(merged)).toEqual([['reminder', true]]);
  });

  it('adopt nothing by themselves for a draft of an older version', () => {
    const draft = { ...base, title: 'Draft', stamp: 'v0' };
    const merged = mergeVersions(base, draft, saved({ description: 'Theirs' }));
    expect(merged.values).toEqual({ ...draft, stamp: 'v2' });
    expect(told(merged)).toEqual([
      ['title', false],
      ['description', false],
    ]);
  });

  it('adopt a part as a whole and keep the others', () => {
    const other = saved({ title: 'Theirs', isWarming: false, warmingTime: 5 });
    expect(withPart(base, 'reminder', other)).toEqual({ ...base, isWarming: false, warmingTime: 5 });
  });
});

it('the form of a task holds what people can change of it, and the version it is based on', () => {
  const file = { blobName: 'one', fileName: 'a.pdf' };
  const { title, degreeType, startedAt, endAt } = taskOf('Check');
  const form = { ...EMPTY_TASK, title, degreeType, startedAt, endAt, executors: [{ userId: 'lin', userName: '林静' }] };
  expect(valuesOf(taskOf('Check'))).toEqual(form);
  const more = { description: 'Words', warmingTime: 3, warmingType: 1, attachments: [file], isSynchronizeDate: false };
  expect(valuesOf(taskOf('Check', { ...more, isWarming: false, concurrencyStamp: 'v1' }))).toEqual({
    ...form,
    ...more,
    isWarming: false,
    stamp: 'v1',
  });
});
