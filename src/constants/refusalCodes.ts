/** The field of an account form that a refusal with this code is about; any other code is about the form as a whole. */
export const REFUSED_FIELDS: Readonly<Record<string, 'code' | 'userName' | 'phoneNumber' | 'password'>> = {
  'Atrium:WrongCode': 'code',
  'Atrium:NameTaken': 'userName',
  'Atrium:PhoneTaken': 'phoneNumber',
  'Atrium:ReauthenticationRequired': 'password',
};
/** The ticket for a new password has expired: the number has to be verified again. */
export const TICKET_ENDED_CODE = 'Atrium:TicketEnded';
