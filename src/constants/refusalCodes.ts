/** The field of an account form to which a refusal with this code refers; any other code refers to the whole form. */
export const REFUSED_FIELDS: Readonly<Record<string, 'code' | 'userName' | 'phoneNumber' | 'password'>> = {
  'Atrium:WrongCode': 'code',
  'Atrium:NameTaken': 'userName',
  'Atrium:PhoneTaken': 'phoneNumber',
  'Atrium:ReauthenticationRequired': 'password',
};
/** The ticket for a new password has expired: the number must be verified again. */
export const TICKET_ENDED_CODE = 'Atrium:TicketEnded';
