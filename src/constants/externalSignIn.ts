/** The fragment of /login after the provider has sent the person back: one of the two. */
export const RETURNED = { ticket: 'ticket', failure: 'external' } as const;
/** Why a sign-in at the provider failed; each has its message (`login:external_…`). */
export const EXTERNAL_FAILURES = ['refused', 'unknown', 'expired', 'failed'] as const;
