import { invalidField } from '../../errors/apiError.ts';
import type { TextMessage } from '../services.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { lockCompany } from './administrators.ts';
import { accountsByPhone, admit, demandStranger, rootOf, welcomeText } from './admit.ts';
import { invitationText, invite, invitedAmong } from './invitations.ts';
import { demandFreeNumber, demandUnit } from './members.ts';
import { demandPlace } from './places.ts';

const TEXTS = {
  invited: { en: 'This number has already been invited.', zh: '该手机号已被邀请。' },
  inactive: { en: 'The account of this number has been disabled.', zh: '该手机号的账号已被停用。' },
} as const;

interface Input {
  readonly phoneNumber: string;
  readonly name: string;
  readonly englishName?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly employeeNumber?: string | null | undefined;
  readonly organizationUnitId?: string | undefined;
}

/**
 * Makes the account of a number a member, or invites the number; resolves also with the message to send. Throws 400 for
 * a number that is already in the company or invited, 403 if no place is left.
 */
export async function addMember(work: UserWork, input: Input) {
  const { phoneNumber: phone } = input;
  const edition = await lockCompany(work);
  const account = (await accountsByPhone(work, [phone])).get(phone);
  await demandStranger(work, phone, account?.id);
  if ((await invitedAmong(work, [phone])).has(phone)) throw invalidField('phoneNumber', TEXTS.invited);
  if (account && !account.isActive) throw invalidField('phoneNumber', TEXTS.inactive);
  await demandFreeNumber(work, input.employeeNumber);
  const unitId = input.organizationUnitId ? (await demandUnit(work, input.organizationUnitId)).id : await rootOf(work);
  await demandPlace(work, edition);
  const person = {
    phone,
    name: input.name,
    englishName: input.englishName || null,
    jobTitle: input.jobTitle || null,
    employeeNumber: input.employeeNumber || null,
    unitId,
  };
  const answered = (ids: readonly string[], outcome: 'added' | 'invited', message: TextMessage) => ({
    answer: { id: ids[0] ?? '', outcome },
    message,
  });
  if (account) {
    const ids = await admit(work, edition, [{ ...person, accountId: account.id }]);
    await recordAct(work, 'memberAdded', input.name);
    return answered(ids, 'added', welcomeText(edition, phone));
  }
  const ids = await invite(work, [person]);
  await recordAct(work, 'memberInvited', input.name);
  return answered(ids, 'invited', invitationText(edition, phone));
}
