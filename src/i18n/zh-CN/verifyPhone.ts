export const verifyPhone = {
  title: '验证密保手机号',
  subtitle: '验证后可设置新密码',
  submit: '下一步',
  submitting: '正在验证',
  signIn: '返回登录',
} as const;
