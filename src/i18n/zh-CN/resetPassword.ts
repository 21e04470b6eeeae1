export const resetPassword = {
  title: '重置密码',
  subtitle: '验证手机号并设置新密码',
  verified: '手机号已验证，请设置新密码',
  password: '新密码',
  passwordHint: '至少 8 位，越长越安全',
  passwordWeak: '请使用 8 至 128 位',
  repeated: '确认密码',
  repeatedDiffers: '两次输入的密码不一致',
  submit: '重置密码',
  submitting: '正在重置',
  signIn: '返回登录',
} as const;
