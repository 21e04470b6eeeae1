import type { HelpTopic } from './helpTopics.ts';

/** Other search terms for a topic: words of either language, whichever people read, and names that no text uses. */
export const HELP_WORDS: Readonly<Record<HelpTopic, string>> = {
  workbench: 'workbench home start 工作台 首页 主页',
  notifications: 'notifications messages unread bell inbox 通知 消息 提醒 未读',
  todos: 'to-do todo task new create complete follow executor 待办 任务 新建 完成 关注 执行人',
  calendar: 'calendar schedule meeting ics ical webcal outlook import feed 日历 日程 会议 导入 订阅',
  search: 'search find palette command keys shortcuts 搜索 查找 命令 快捷键',
  quiet: 'quiet do not disturb dnd mute sound push 勿扰 免打扰 静音 推送',
  companies: 'company companies switch tenant 公司 切换 租户',
  applications: 'applications apps modules 应用 模块',
  companyPortal: 'company portal home page 企业门户 主页',
  articles: 'notices news products article publish 公告 新闻 产品 文章 发布',
  sharing: 'share public link page 分享 公开 链接',
  scan: 'scan qr code camera phone 扫码 二维码 手机',
  chat: 'chat assistant ai bot 助手 聊天 智能',
  personalInfo: 'personal information profile picture avatar name 个人信息 头像 姓名',
  realName: 'real name identity card 实名 认证 身份证',
  security:
    'security password phone passkey two-step second step unlink devices 安全 密码 手机号 通行密钥 两步验证 外部登录 解除',
  ownAccount: 'my account own data export delete account devices 我的账号 数据 导出 注销 设备',
  signIn: 'sign in log in login password account 登录 密码 账号',
  console: 'console administration 管理后台 管理',
  organization: 'organisation organization department member invite import 组织 部门 成员 邀请 导入',
  roles: 'roles permissions policy grant 角色 权限 授权',
  acts: 'acts audit log record history administrators 操作记录 审计 日志',
  certification: 'certification licence license 认证 营业执照',
  orders: 'orders invoice payment price renew 订单 发票 付款 续费',
  openTenant: 'open company tenant customer 开通 公司 租户',
  problems: 'problem error report offline 问题 错误 故障 反馈 离线',
  replay: 'replay action log tape recording 回放 操作日志 录制',
};
