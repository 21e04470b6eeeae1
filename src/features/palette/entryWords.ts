import { PATHS } from '../../constants/paths.ts';

const PERSONAL = '个人资料 头像 profile picture avatar name';
const SECURITY = '密码 修改密码 手机号 邮箱 两步验证 通行密钥 安全 password phone mail two-step passkey security';

/**
 * Other search terms for a palette entry, by its id: words of both languages, whichever the person reads, and names
 * that no text uses.
 */
export const ENTRY_WORDS: Readonly<Record<string, string>> = {
  [`page:${PATHS.workbench}`]: '首页 主页 home start dashboard workbench',
  [`page:${PATHS.scan}`]: '扫码 二维码 相机 scan qr code camera',
  [`page:${PATHS.ownAccount}`]: '账号 注销账号 导出数据 account my data export delete',
  [`page:${PATHS.company}`]: '企业门户 主页 公司介绍 company portal intranet home',
  [`page:${PATHS.newsList}`]: '新闻 资讯 news articles',
  [`page:${PATHS.noticeList}`]: '公告 通告 notices announcements',
  [`page:${PATHS.productList}`]: '产品 products',
  [`page:${PATHS.console}`]: '管理后台 后台 console administration admin backstage',
  [`page:${PATHS.consoleActs}`]: '审计 日志 操作记录 audit log history',
  [`page:${PATHS.myOrganization}`]: '组织 部门 成员 员工 通讯录 organisation department members people staff directory',
  [`page:${PATHS.authentication}`]: '企业认证 营业执照 certification licence license',
  [`page:${PATHS.personalInfo}`]: PERSONAL,
  [`page:${PATHS.ownPersonalInfo}`]: PERSONAL,
  [`page:${PATHS.realNameAuthentication}`]: '实名 身份证 real name identity card',
  [`page:${PATHS.securitySetting}`]: SECURITY,
  [`page:${PATHS.ownSecuritySetting}`]: SECURITY,
  [`page:${PATHS.orderManage}`]: '订单 发票 付款 续费 版本 orders invoice payment renew billing',
  'dialog:1': '通知 消息 提醒 未读 notifications messages unread inbox',
  'dialog:2': '待办 任务 事项 to-dos todos tasks',
  'dialog:3': '日历 日程 会议 calendar schedule agenda meetings',
  'application:hr':
    '人事 员工 考勤 打卡 工资 薪资 招聘 面试 people staff attendance salary payroll recruiting interview',
  'application:approval':
    '审批 请假 休假 加班 报销 差旅 采购申请 用印 盖章 approval leave holiday overtime expenses travel purchase seal',
  'application:oa': '办公 会议 任务 公告 office meetings tasks notices',
  'application:pdc': '产品 图纸 物料清单 变更 product drawings bom change',
  'application:crm': '客户 商机 联系人 跟进 customers opportunities contacts leads sales',
  'application:oms': '订单 报价 发货 交付 orders quotations delivery',
  'application:scm': '采购 供应商 purchase orders suppliers vendors',
  'application:wms': '仓库 库存 出入库 warehouse stock inventory',
  'application:qms': '质量 检验 不合格 quality inspection nonconformity',
  'application:mes': '生产 制造 工单 报工 production manufacturing work orders',
  'application:fms': '财务 应收 应付 凭证 发票 总账 finance receivable payable voucher ledger invoice',
  'command:newTodo': '新建 添加 待办 任务 new create add to-do todo task',
  'command:newSchedule': '新建 添加 日程 日历 会议 new create add schedule calendar meeting',
  'command:switchCompany': '公司 组织 切换 switch company organisation',
  'command:settings': '设置 偏好 主题 外观 settings preferences theme',
  'command:help': '帮助 使用说明 教程 help guide tour support',
  'command:keys': '快捷键 键盘 shortcuts keyboard',
  'command:actionLog': '操作日志 录制 action log recording',
  'command:logOut': '退出 登出 注销 log out logout sign out signout',
};

/**
 * How the Chinese names of the entries sound, by syllable, for people who type a name's sound or its initials
 * (`gongzuotai`, `gzt`). A test compares them with the names.
 */
export const ENTRY_SOUNDS: Readonly<Record<string, string>> = {
  [`page:${PATHS.workbench}`]: 'gong zuo tai',
  [`page:${PATHS.scan}`]: 'sao yi sao',
  [`page:${PATHS.ownAccount}`]: 'wo de zhang hao',
  [`page:${PATHS.company}`]: 'gong si men hu',
  [`page:${PATHS.newsList}`]: 'xin wen dong tai',
  [`page:${PATHS.noticeList}`]: 'gong gao tong zhi',
  [`page:${PATHS.productList}`]: 'chan pin yu ye wu',
  [`page:${PATHS.console}`]: 'kong zhi tai',
  [`page:${PATHS.consoleActs}`]: 'cao zuo ji lu',
  [`page:${PATHS.myOrganization}`]: 'wo de zu zhi',
  [`page:${PATHS.authentication}`]: 'zu zhi ren zheng',
  [`page:${PATHS.personalInfo}`]: 'ge ren xin xi',
  [`page:${PATHS.ownPersonalInfo}`]: 'ge ren xin xi',
  [`page:${PATHS.realNameAuthentication}`]: 'shi ming ren zheng',
  [`page:${PATHS.securitySetting}`]: 'an quan she zhi',
  [`page:${PATHS.ownSecuritySetting}`]: 'an quan she zhi',
  [`page:${PATHS.orderManage}`]: 'ding dan guan li',
  'dialog:1': 'tong zhi',
  'dialog:2': 'dai ban',
  'dialog:3': 'ri cheng',
  'application:hr': 'ren li zi yuan',
  'application:approval': 'liu cheng shen pi',
  'application:oa': 'xie tong ban gong',
  'application:pdc': 'chan pin shu ju',
  'application:crm': 'ke hu guan xi',
  'application:oms': 'ding dan guan li',
  'application:scm': 'gong ying lian',
  'application:wms': 'cang chu guan li',
  'application:qms': 'zhi liang guan li',
  'application:mes': 'zhi zao zhi xing',
  'application:fms': 'cai wu guan li',
  'command:newTodo': 'xin jian dai ban',
  'command:newSchedule': 'xin jian ri cheng',
  'command:switchCompany': 'qie huan gong si',
  'command:settings': 'jie mian she zhi',
  'command:help': 'bang zhu',
  'command:keys': 'jian pan kuai jie jian',
  'command:actionLog': 'dao chu cao zuo ri zhi',
  'command:logOut': 'tui chu deng lu',
};
