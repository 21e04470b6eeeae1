import { DEFAULT_ZONE } from '../domain/work.ts';
import type { Text } from '../errors/text.ts';

/** ABP's sign-in texts, in the language of Accept-Language. */
export const AUTH_TEXTS = {
  lastWayToSignIn: {
    en: 'This is the only way to sign in to the account. Set a password or a phone number first.',
    zh: '这是该账号唯一的登录方式，请先设置密码或手机号。',
  },
  lastAdministrator: {
    en: 'You are the last administrator. Make somebody else an administrator first.',
    zh: '您是最后一位管理员，请先将管理权限交给他人。',
  },
  wrongPassword: { en: 'Invalid username or password!', zh: '用户名或密码错误！' },
  notAllowed: {
    en: 'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
    zh: '您不能登录！您的账号未激活，或需要确认邮箱/手机号。',
  },
  tokenNoLongerValid: { en: 'The token is no longer valid.', zh: '令牌已失效。' },
  signInNoLongerAllowed: { en: 'The user is no longer allowed to sign in.', zh: '该用户已不允许登录。' },
  tooManyRequests: {
    en: 'Too many requests. Please wait a while and try again.',
    zh: '请求过于频繁，请稍后再试。',
  },
  notAMember: { en: 'You do not belong to this organization.', zh: '您不属于该组织。' },
  tenantDisabled: { en: 'The organization has been disabled', zh: '该组织已被禁用' },
  memberDisabled: { en: 'Account has been disabled by the organization', zh: '账号已被该组织禁用' },
  tenantLocked: { en: 'The organization has been locked.', zh: '该组织已被锁定。' },
  accountDisabled: { en: 'The account has been disabled.', zh: '该账号已被停用。' },
  otherDevice: { en: 'current account has logged in on another device', zh: '当前账号已在其他设备登录' },
  wrongOwnPassword: { en: 'The current password is not correct.', zh: '当前密码不正确。' },
  reauthenticationRequired: { en: 'Please confirm first that it is you.', zh: '请先验证您的身份。' },
  disputeEnded: { en: 'The link has been used or has expired.', zh: '链接已使用或已失效。' },
  wrongAuthenticatorCode: { en: 'Invalid authenticator code!', zh: '动态验证码错误！' },
  wrongRecoveryCode: { en: 'Invalid recovery code!', zh: '恢复代码错误！' },
  secondStepExpired: { en: 'Please sign in again: this took too long.', zh: '操作超时，请重新登录。' },
  externalExpired: { en: 'That took too long, please sign in again.', zh: '登录超时，请重新登录。' },
  secondStepRequired: {
    en: 'This needs two-step sign-in. Please switch it on in the security settings.',
    zh: '此操作需要两步验证，请先在安全设置中开启。',
  },
  commonPassword: {
    en: 'This password is among the first that attackers try. Please choose another one.',
    zh: '该密码过于常见，容易被猜到，请换一个。',
  },
  ownNamePassword: {
    en: 'A name of yours, or of this portal, is easy to guess. Please choose another password.',
    zh: '密码不能是您的账号、手机号或本门户的名称，请换一个。',
  },
  samePassword: { en: 'This is the current password. Please choose another one.', zh: '新密码不能与当前密码相同。' },
  wrongPasskey: { en: 'The passkey is unknown here or could not be checked.', zh: '通行密钥无效或无法验证。' },
  wrongCode: { en: 'The verification code is invalid or has expired.', zh: '验证码错误或已失效。' },
} as const satisfies Record<string, Text>;

/** The account is locked until then: ABP's text with the time, plus the minutes for people in another time zone. */
export function lockedOutText(until: Date, now: Date): Text {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  const time = until.toLocaleTimeString('en-GB', { timeZone: DEFAULT_ZONE, hour: '2-digit', minute: '2-digit' });
  return {
    en: `The user account has been locked out due to invalid login attempts. Please try again after ${time} (in ${minutes} min).`,
    zh: `登录尝试次数过多，账号已被锁定，请在 ${time} 之后（约 ${minutes} 分钟）再试。`,
  };
}
