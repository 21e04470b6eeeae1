import type { ActRecord, ConsoleAct } from '../../../../contract/acts.ts';
import type { Language, Text } from '../../errors/text.ts';

// The portal's texts for acts, used in the exported file; tests/server/domain/actWords.test.ts compares them.

const text = (zh: string, en: string): Text => ({ zh, en });

const ACTS: Readonly<Record<ConsoleAct, Text>> = {
  unitAdded: text('新增部门', 'Department added'),
  unitChanged: text('修改部门', 'Department changed'),
  unitMoved: text('移动部门', 'Department moved'),
  unitRemoved: text('删除部门', 'Department removed'),
  memberAdded: text('添加成员', 'Member added'),
  memberInvited: text('邀请成员', 'Member invited'),
  invitationRepeated: text('再次邀请成员', 'Invitation repeated'),
  invitationWithdrawn: text('撤回邀请', 'Invitation withdrawn'),
  invitationAccepted: text('接受邀请', 'Invitation accepted'),
  memberChanged: text('修改成员', 'Member changed'),
  memberMoved: text('调动成员', 'Member moved'),
  memberDisabled: text('停用成员账号', 'Member disabled'),
  memberEnabled: text('启用成员账号', 'Member enabled'),
  memberSignedOut: text('结束成员登录', 'Member signed out'),
  membersImported: text('导入成员', 'Members imported'),
  membersExported: text('导出成员', 'Members exported'),
  actsExported: text('导出操作记录', 'Acts exported'),
  policyGranted: text('授予权限', 'Permission granted'),
  policyRevoked: text('收回权限', 'Permission revoked'),
  roleGiven: text('分配角色', 'Role given'),
  roleTaken: text('取消角色', 'Role taken away'),
  certificationSubmitted: text('提交组织认证', 'Certification submitted'),
  certificationWithdrawn: text('撤回组织认证', 'Certification withdrawn'),
  certificationVerified: text('通过组织认证', 'Certification passed'),
  certificationRefused: text('退回组织认证', 'Certification refused'),
  realNameVerified: text('通过实名认证', 'Real name verified'),
  realNameRefused: text('退回实名认证', 'Real name refused'),
  orderPlaced: text('提交订单', 'Order placed'),
  orderCancelled: text('取消订单', 'Order cancelled'),
  invoiceRequested: text('申请发票', 'Invoice asked for'),
  invoiceWithdrawn: text('撤回发票申请', 'Invoice no longer asked for'),
  paymentConfirmed: text('确认到账', 'Payment confirmed'),
  invoiceIssued: text('开具发票', 'Invoice issued'),
  articleSaved: text('保存文章', 'Article saved'),
  searchAllowed: text('允许搜索引擎收录', 'Listing by search engines allowed'),
  searchForbidden: text('禁止搜索引擎收录', 'Listing by search engines forbidden'),
  recordsExported: text('导出业务数据', 'Business records exported'),
  secondStepReset: text('重置两步验证', 'Second step reset'),
  phoneChanged: text('更换手机号', 'Phone number changed'),
  changeDisputed: text('否认账号变更', 'Account change disputed'),
  codeFailed: text('验证码错误', 'Wrong code'),
  qrCodeGranted: text('同意扫码登录', 'QR sign-in granted'),
  tenantOpened: text('开通公司', 'Company opened'),
  tenantChanged: text('修改公司版本', 'Edition changed'),
  tenantStopped: text('停用公司', 'Company stopped'),
  tenantLocked: text('锁定公司', 'Company locked'),
  tenantUnlocked: text('解锁公司', 'Company unlocked'),
  tenantRestored: text('恢复公司', 'Company restored'),
};

const ROLES: Readonly<Record<string, Text>> = {
  admin: text('管理员', 'Administrator'),
  editor: text('编辑', 'Editor'),
  staff: text('员工', 'Staff'),
};

const POLICIES: Readonly<Record<string, Text>> = {
  'AbpExtend.AllApply': text('全部应用', 'All applications'),
  'AbpExtend.CompanyPortal': text('公司门户', 'Company portal'),
  'AbpExtend.WorkBench': text('工作台', 'Workbench'),
  'AbpExtend.ManageBackstage': text('管理后台', 'Management backstage'),
  'AbpExtend.HostConsole': text('管理控制台', 'Management console'),
  HCM_Auth: text('人力资源', 'Human capital'),
  BPM_Auth: text('流程审批', 'Processes and approvals'),
  PDC_Auth: text('产品数据', 'Product data'),
  CRM_Auth: text('客户关系', 'Customer relations'),
  OMS_Auth: text('订单管理', 'Orders'),
  SCM_Auth: text('供应链', 'Supply chain'),
  QMS_Auth: text('质量管理', 'Quality'),
  WMS_Auth: text('仓储管理', 'Warehouse'),
  MES_Auth: text('制造执行', 'Manufacturing execution'),
  FMS_Auth: text('财务管理', 'Finance'),
  HCM_Salary: text('查看他人薪资', 'Salaries of others'),
};

type Words = (detail: string) => Text;
const same: Words = (detail) => ({ zh: detail, en: detail });
const under: Words = (unit) => text(`在 ${unit} 下`, `Below ${unit}`);
const to: Words = (unit) => text(`调至 ${unit}`, `To ${unit}`);
const attempt: Words = (count) => text(`第 ${count} 次提交`, `Attempt ${count}`);
const known =
  (words: Readonly<Record<string, Text>>): Words =>
  (name) =>
    words[name] ?? same(name);

/** Labels for the details of an act; a detail that is not listed is shown as it is. */
const DETAILS: Readonly<Partial<Record<ConsoleAct, Words>>> = {
  unitAdded: under,
  unitMoved: under,
  memberMoved: to,
  policyGranted: known(POLICIES),
  policyRevoked: known(POLICIES),
  roleGiven: known(ROLES),
  roleTaken: known(ROLES),
  certificationSubmitted: attempt,
  certificationWithdrawn: attempt,
  certificationVerified: attempt,
  certificationRefused: attempt,
  realNameVerified: attempt,
  realNameRefused: attempt,
};
const ACTS_BY_NAME = new Map(Object.entries(ACTS));
const DETAILS_BY_NAME = new Map(Object.entries(DETAILS));

/** The actor of acts that no person performed. */
const PLATFORM = text('平台', 'The platform');

/** An act in the words of a language: who, what, to whom or what, and further details. */
export function actCells({ actorName, act, object, detail }: ActRecord, language: Language): (string | null)[] {
  const told = detail === null ? null : (DETAILS_BY_NAME.get(act) ?? same)(detail)[language];
  return [actorName || PLATFORM[language], ACTS_BY_NAME.get(act)?.[language] ?? act, object, told];
}
