import { currentLook } from '../shared/portal.js';

const zh = {
  registration: '供应商注册',
  certification: '供应商资质提交',
  for: '提交给：{name}',
  how: '提交后由采购部门审核。先用短信验证手机号，再填写并提交。',
  nobody: '链接中没有公司，无法提交，请向对方采购部门索取完整链接。',
  phone: '手机号',
  code: '短信验证码',
  send: '获取验证码',
  sendAgain: '{seconds} 秒后重发',
  sent: '验证码已发送，5 分钟内有效',
  choose: '请选择',
  files: 'PDF、JPG 或 PNG，每个小于 5 MB，最多 {max} 个',
  submit: '提交审核',
  required: '{label}不能为空',
  badPhone: '手机号不正确',
  badCode: '验证码为 6 位数字',
  badCredit: '统一社会信用代码不正确，应为 18 位',
  tooManyFiles: '最多 {max} 个文件',
  failed: '提交失败，请稍后再试',
  done: '已提交，等待审核。',
  again: '重试',
  noPage: '页面不存在',
};

/** @type {typeof zh} */
const en = {
  registration: 'Supplier registration',
  certification: 'Supplier certification',
  for: 'For: {name}',
  how: 'The purchasing department reviews what is sent. Verify your phone number by a text message first, then fill in the form.',
  nobody: 'This link names no company. Ask the purchasing department for the whole link.',
  phone: 'Mobile number',
  code: 'Code of the text message',
  send: 'Send a code',
  sendAgain: 'Again in {seconds} s',
  sent: 'The code has been sent and holds for five minutes',
  choose: 'Choose',
  files: 'PDF, JPG or PNG, each below 5 MB, {max} at most',
  submit: 'Send for review',
  required: '{label} cannot be empty',
  badPhone: 'This is no valid mobile number',
  badCode: 'The code has six digits',
  badCredit: 'This is no valid credit code: it has 18 signs',
  tooManyFiles: '{max} files at most',
  failed: 'It could not be sent. Please try again later.',
  done: 'It has been sent and will be reviewed.',
  again: 'Try again',
  noPage: 'There is no such page',
};

/** The texts of the supplier pages in the language that is in force. */
export const supplierTexts = () => ({ zh, en })[currentLook().lang];
