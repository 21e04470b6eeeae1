export const reauthentication = {
  title: '请确认是您本人',
  sentence: '接下来的操作会影响账号安全。五分钟内只需确认一次。',
  password: '登录密码',
  authenticator: '验证码',
  passkey: '使用通行密钥',
  noProof: '请先退出登录，用“忘记密码”设置密码',
  empty: '请填写',
  confirm: '确认',
  by: '确认方式',
  by_password: '密码',
  by_authenticator: '验证码',
  by_passkey: '通行密钥',
} as const;
