import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { sqlState } from '../errors/databaseError.ts';

const UNIQUE_VIOLATION = '23505';
const TEXTS = {
  nameTaken: { en: 'The user name is already taken.', zh: '该用户名已被占用。' },
  phoneTaken: { en: 'The phone number already belongs to an account.', zh: '该手机号已被注册。' },
} as const;

/** Which of the unique columns of an account was violated; throws any other error. */
export function takenBy(error: unknown): Error {
  if (sqlState(error) !== UNIQUE_VIOLATION || !(error instanceof Error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : error.message;
  if (constraint.includes('accounts_phone')) return businessError(ERROR_CODES.phoneTaken, TEXTS.phoneTaken);
  return businessError(ERROR_CODES.nameTaken, TEXTS.nameTaken);
}
