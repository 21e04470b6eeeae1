import type { Behaviour, BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { eventWarning, othersOf } from '../notices.ts';
import { textOf } from '../reading.ts';
import { won } from './winning.ts';

type Level = '一般' | '重要';

/** Notifies the record's owner, unless the owner is the one acting. */
const warnOwner = (desk: BusinessDesk, record: StoredRecord, eventName: string, level: Level): Promise<void> =>
  desk.tell(
    othersOf(desk, record.values['owner']),
    eventWarning(desk, record, { module: 'CRM', eventName, content: textOf(record.values['title']), level }),
  );

/** Notifies the new owner; a changed date is warned about again. */
const watched =
  (eventName: string, due: string): Effect =>
  async (desk, record, before) => {
    const { values } = record;
    if (values['owner'] !== before?.values['owner']) await warnOwner(desk, record, eventName, '一般');
    const isPutOff = before !== undefined && values[due] !== before.values[due] && values['told'] !== undefined;
    return isPutOff ? { values: { told: null } } : undefined;
  };

const assigned = watched('商机分配', 'nextDate');
export const opportunityBehaviour: Behaviour = {
  effects: { created: assigned, changed: assigned, win: won },
};

/** Writes the next step into the opportunity, where the board shows it, unless the opportunity has ended. */
const finished: Effect = async (desk, { values }) => {
  const { nextStep, nextDate } = values;
  if (nextStep === undefined && nextDate === undefined) return undefined;
  const opportunity = await desk.hold('crm/opportunity', textOf(values['opportunity']));
  if (opportunity && opportunity.status !== 'won' && opportunity.status !== 'lost')
    await desk.change(opportunity, { nextStep: nextStep ?? null, nextDate: nextDate ?? null });
  return undefined;
};

const planned = watched('跟进分配', 'time');
export const followUpBehaviour: Behaviour = {
  effects: { created: planned, changed: planned, finish: finished },
};

/** Warns once per date: about follow-ups that are due, and opportunities whose next step was missed. */
export async function warnOfDue(desk: BusinessDesk): Promise<void> {
  const told = desk.work.wall.slice(0, 10);
  for (const [kind, eventName] of [
    ['crm/followUp', '跟进到期'],
    ['crm/opportunity', '商机停滞'],
  ] as const) {
    for (const record of await desk.overdue(kind, 'told')) {
      await warnOwner(desk, record, eventName, '重要');
      await desk.change(record, { told });
    }
  }
}
