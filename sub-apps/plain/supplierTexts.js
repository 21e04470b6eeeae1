import { currentLook } from '../shared/portal.js';

const zh = {
  registration: '供应商登记表',
  certification: '供应商认证材料',
  for: '提交给：{name}',
  how: '本页不在线提交：填写后保存文件，发送给对方采购部门，由采购部门登记。',
  company: '企业名称',
  code: '统一社会信用代码',
  province: '省份',
  city: '城市',
  choose: '请选择',
  contact: '联系人',
  phone: '联系电话',
  documents: '已备齐的材料',
  licence: '营业执照',
  quality: '质量管理体系证书',
  bank: '开户许可证明',
  tax: '纳税人资格证明',
  report: '产品检测报告',
  save: '保存文件',
  required: '请填写：{names}',
  badCode: '统一社会信用代码不正确',
  noPage: '页面不存在',
};

/** @type {typeof zh} */
const en = {
  registration: 'Supplier registration',
  certification: 'Supplier certification',
  for: 'For: {name}',
  how: 'Nothing is sent from this page: save the file and send it to the purchasing department, which registers it.',
  company: 'Company',
  code: 'Unified social credit code',
  province: 'Province',
  city: 'City',
  choose: 'Choose',
  contact: 'Contact',
  phone: 'Phone',
  documents: 'Documents at hand',
  licence: 'Business licence',
  quality: 'Quality certificate',
  bank: 'Bank account certificate',
  tax: 'Taxpayer certificate',
  report: 'Product test report',
  save: 'Save as a file',
  required: 'Still missing: {names}',
  badCode: 'This is no valid credit code',
  noPage: 'There is no such page',
};

/** The texts of the supplier pages in the language that is in force. */
export const supplierTexts = () => ({ zh, en })[currentLook().lang];
