export const register = {
  title: '注册账号',
  subtitle: '注册后可加入公司，或由公司邀请您',
  userName: '用户名',
  userNameHint: '3 至 32 位，以字母开头',
  userNameInvalid: '用户名为 3 至 32 位，以字母开头，可含数字和 . _ -',
  name: '姓名（选填）',
  nameTooLong: '姓名不能超过 64 个字',
  submit: '注册',
  submitting: '正在注册',
  haveAccount: '已有账号？',
  signIn: '登录',
} as const;
