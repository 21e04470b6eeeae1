export const askedStep = {
  sentence: '此账号已开启两步验证，请输入验证器 App 中的 6 位验证码',
  recoverySentence: '请输入一个恢复代码，每个代码只能使用一次',
  code: '验证码',
  recoveryCode: '恢复代码',
  codeInvalid: '请输入 6 位验证码',
  recoveryEmpty: '恢复代码不能为空',
  submit: '验证并登录',
  submitting: '正在验证',
  useRecovery: '改用恢复代码',
  useCode: '改用验证器 App',
  back: '返回登录',
} as const;
