import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { addMinutes } from '../../../wallClock.ts';
import type { Behaviour, BusinessDesk, BusinessWork, Effect, StoredRecord, Telling } from '../../engine/definition.ts';
import { heldWhere, textOf } from '../reading.ts';

/** A machine that has been silent for this long is offline. */
const SILENT_MINUTES = 15;

/** Which machine a key belongs to. */
export interface MachineKey {
  readonly tenantId: string;
  readonly id: string;
  readonly mark: string;
}

/** Only this installation can make it, and each new round changes it. */
const markOf = ({ services, tenantId }: BusinessWork, id: string, round: number): Promise<string> =>
  services.markOf(`attendance machine ${tenantId} ${id} ${round}`);

export function readKey(text: string): MachineKey | undefined {
  const [tenantId, id, mark, ...more] = text.split('.');
  return tenantId && id && mark && more.length === 0 ? { tenantId, id, mark } : undefined;
}

/** Whether a mark belongs to the machine's current key. */
export async function isKeyOf(work: BusinessWork, { id, values }: StoredRecord, mark: string): Promise<boolean> {
  const [right, given] = [Buffer.from(await markOf(work, id, numberOf(values['keyRound']))), Buffer.from(mark)];
  return right.length === given.length && timingSafeEqual(right, given);
}

const newKey: Effect = async ({ work }, { id, values }) => {
  const keyRound = numberOf(values['keyRound']) + 1;
  return { values: { keyRound, key: `${work.tenantId}.${id}.${await markOf(work, id, keyRound)}` } };
};

const telling = (type: string, displayName: string, status: string): Telling => ({
  to: async (desk, { values }) => [textOf(values['keeper']), ...(await desk.peopleWith('HCM_Auth'))],
  notice: ({ values }, { work }) => ({
    module: 'HCM',
    type,
    displayName,
    title: `${textOf(values['device'])}${status}`,
    app: {
      device: textOf(values['device']),
      status,
      time: work.wall.replace('T', ' '),
      remark: textOf(values['remark']) || textOf(values['place']),
    },
  }),
});

export const machineBehaviour: Behaviour = {
  effects: { created: newKey, renewKey: newKey },
  tells: {
    reported: telling('attendanceMachineOnline', '考勤机上线', '在线'),
    silent: telling('attendanceMachineOffline', '考勤机离线', '离线'),
  },
};

/** Marks silent machines as offline; those without a key could not have reported. */
export async function noticeSilence(desk: BusinessDesk): Promise<void> {
  const before = addMinutes(desk.work.wall, -SILENT_MINUTES);
  const isSilent = sql`status = 'online' and values ->> 'key' is not null and coalesce(values ->> 'lastSeen', '') < ${before}`;
  for (const machine of await heldWhere(desk, 'hr/machine', isSilent)) {
    if (machine.status === 'online' && textOf(machine.values['lastSeen']) < before) await desk.move(machine, 'silent');
  }
}
