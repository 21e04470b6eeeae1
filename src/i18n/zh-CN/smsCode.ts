export const smsCode = {
  phoneNumber: '手机号',
  phoneInvalid: '请输入 11 位手机号',
  code: '短信验证码',
  codeInvalid: '请输入 6 位验证码',
  get: '获取验证码',
  sending: '正在发送',
  sent: '验证码已发送',
  secondsAfter: ' 秒后重新获取',
  wait: '验证码已发送，稍后可重新获取',
} as const;
