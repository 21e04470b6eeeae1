import { text } from './words.ts';

/** What people agree to when they send a form without an account. */
export const supplierAgreement = {
  title: text('供应商提交须知', 'Terms for suppliers'),
  paragraphs: [
    text(
      '提交的企业信息、联系人信息和附件真实、完整，且您有权代表该企业提交。内容不实的，注册可被拒绝，合作可被终止。',
      'The company, the contact and the documents are true and complete, and you may act for the company. What is untrue can be refused, or ends the cooperation.',
    ),
    text(
      '这些内容只用于供应商审核、采购和对账，仅由本公司采购及相关人员查看，不向他人出售。',
      'They are used to review suppliers, to purchase and to settle accounts only, seen by the people of this company who do so, and sold to nobody.',
    ),
    text(
      '手机号用于验证身份，并以短信告知审核结果。您可以随时联系采购部门更正或删除这些内容，法律要求保存的除外。',
      'The mobile number verifies who you are, and the outcome is sent to it by text message. Ask the purchasing department at any time to correct or delete what you sent, except for what the law requires to be kept.',
    ),
  ],
};
