import type { AuthContext } from './context.ts';

/** The account with this phone number, or undefined. */
export function accountOf(auth: AuthContext, phone: string) {
  return auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name', 'security_stamp', 'is_active', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
}
