export const notMe = {
  title: '这不是我本人操作',
  subtitle: '账号的登录方式被他人更改时，可在这里撤销',
  whatHappens:
    '确认后，手机号恢复为更改前的号码，此后添加的通行密钥和两步验证被移除，密码和恢复代码作废，所有设备退出登录。',
  afterwards: '之后请通过短信验证码设置新密码。',
  submit: '撤销更改并退出所有设备',
  submitting: '正在撤销',
  done: '已撤销，所有设备已退出登录',
  number: '账号当前的手机号：{phoneNumber}',
  newPassword: '设置新密码',
  linkIncomplete: '链接不完整，请从短信中重新打开',
  signIn: '返回登录',
} as const;
