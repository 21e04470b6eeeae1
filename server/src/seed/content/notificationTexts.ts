import {
  approval,
  balance,
  confirmation,
  type Drawn,
  event,
  eventWarningDraw,
  instance,
  machine,
  stock,
  tenantChange,
  timeout,
  todo,
} from './notificationDraws.ts';
import { customers, materials, names, posts, products, rooms, suppliers, warehouses, workflows } from './subjects.ts';

/** Every type of §3 by module, in the order of a module's newest notifications. */
export const drawnTypes: Readonly<Record<string, readonly Drawn[]>> = {
  BPM: [
    ['approvalRequest', '审批请求', approval(['审批中'], '待您审批')],
    ['approvalWarning', '审批预警', approval(['剩余 2 小时超时', '剩余 30 分钟超时', '已超时 4 小时'], '即将超时')],
    [
      'approvalComment',
      '审批评论',
      (random, day, time) => {
        const workflowName = random.pick(workflows);
        const fields = {
          workflowName,
          instanceId: instance(random, day),
          applicant: random.pick(names),
          startTime: time,
          commenter: random.pick(names),
        };
        return { title: `${fields.commenter}评论了${workflowName}`, fields };
      },
    ],
    ['approvalCopy', '审批抄送', approval(['已通过', '已驳回', '审批中'], '已抄送给您')],
  ],
  HCM: [
    ['attendanceConfirm', '考勤确认', confirmation('考勤')],
    ['salaryConfirm', '工资确认', confirmation('工资')],
    [
      'interview',
      '面试通知',
      (random, day) => {
        const fields = {
          candidate: `${random.pick(['陆', '钱', '顾', '范', '石'])}${random.pick(['明', '悦', '航', '倩'])}`,
          interviewType: random.pick(['初试', '复试', '终试']),
          post: random.pick(posts),
          place: random.pick(rooms),
          time: `${day} 14:00:00`,
        };
        return { title: `${fields.post}${fields.interviewType}：${fields.candidate}`, fields };
      },
    ],
    ['attendanceMachineOffline', '考勤机离线', machine('离线')],
    ['attendanceMachineOnline', '考勤机上线', machine('上线')],
  ],
  OA: [
    ['personalTodo', '个人待办', todo],
    ['workerTodo', '工作待办', todo],
  ],
  Basic: [
    [
      'userCountWarning',
      '用户数预警',
      (_random, _day, _time, company) => ({
        title: `${company.edition}用户数已使用 92%`,
        fields: {
          organization: company.name,
          edition: company.edition,
          tenant: company.key,
          used: `${Math.round(company.userLimit * 0.92)} / ${company.userLimit}`,
          threshold: '90%',
          remark: '可在费用中心增购用户',
        },
      }),
    ],
    ['expiryReminder', '到期提醒', tenantChange('版本即将到期', '请在到期前续费')],
    ['tenantChanged', '租户变更', tenantChange('版本信息已变更', '用户数由 1650 调整为 2170')],
    [
      'userOrder',
      '用户订单',
      (random, day, _time, company) => ({
        title: '增购用户订单已完成',
        fields: {
          organization: company.name,
          edition: company.edition,
          tenant: company.key,
          orderNumber: `AT${day.replaceAll('-', '')}${String(random.int(900) + 100).padStart(6, '0')}`,
          startDate: day,
          expireDate: `${Number(day.slice(0, 4)) + 1}-06-30`,
          remark: '增购 200 用户',
        },
      }),
    ],
    ['smsBalanceWarning', '短信余额预警', balance('短信', '条', 2000)],
    ['clueBalanceWarning', '线索余额预警', balance('线索', '条', 500)],
    ['tenantRestored', '租户恢复', tenantChange('服务已恢复', '续费到账')],
    ['tenantStopped', '租户停用', tenantChange('服务已停用', '版本到期未续费')],
    ['forcedShutdown', '强制停用', tenantChange('服务被强制停用', '违反服务条款，申诉处理中')],
    ['tenantCreated', '租户创建', tenantChange('组织已创建', '欢迎使用')],
  ],
  WMS: [
    ['stockWarning', '库存预警', stock],
    [
      'eventWarning',
      '事件预警',
      event([
        (random) => ['盘点差异', `${random.pick(warehouses)} ${random.pick(materials)} 盘亏 ${1 + random.int(9)} 件`],
      ]),
    ],
    ['timeoutWarning', '超时预警', timeout],
  ],
  OMS: eventWarningDraw(
    event([
      (random) => ['交期变更', `${random.pick(customers)} ${random.pick(products)} 提前 ${1 + random.int(6)} 天`],
      (random) => ['订单超期', `${random.pick(customers)} 订单已超交期 ${1 + random.int(5)} 天`],
    ]),
  ),
  CRM: eventWarningDraw(
    event([
      (random) => ['商机停滞', `${random.pick(customers)} ${7 + random.int(20)} 天未跟进`],
      (random) => ['合同到期', `${random.pick(customers)} 框架合同 30 天后到期`],
    ]),
  ),
  PDC: eventWarningDraw(
    event([
      (random) => ['图纸变更', `${random.pick(products)} 总装图升版`],
      (random) => ['物料停产', `${random.pick(materials)} 供应商通知停产`],
    ]),
  ),
  SCM: eventWarningDraw(
    event([
      (random) => ['到货延迟', `${random.pick(suppliers)} ${random.pick(materials)} 延迟 ${1 + random.int(7)} 天`],
      (random) => ['评分下降', `${random.pick(suppliers)} 月度评分低于 80`],
    ]),
  ),
  // An unknown module: the portal shows it with the generic icon (NTF-2).
  EAM: eventWarningDraw(
    event([
      (random) => ['点检超期', `三号磨床点检超期 ${1 + random.int(9)} 天`],
      () => ['备件不足', '主轴备件仅剩 1 套'],
    ]),
  ),
};
