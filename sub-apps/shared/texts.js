import { MODULE } from './modules.js';
import { currentLook } from './portal.js';

const zh = {
  list: '列表',
  add: '新建待办',
  search: '搜索',
  loading: '正在加载',
  empty: '暂无数据',
  noMatch: '没有找到匹配的内容',
  notFound: '该内容不存在或已删除',
  back: '返回列表',
  retry: '重试',
  failed: '加载失败',
  network: '网络连接失败',
  open: '在通知中心打开',
  settle: '全部标为已读',
  settleTodo: '标为完成',
  settleAsk: '将本应用的全部消息标为已读？',
  settleTodoAsk: '将该待办标为完成？',
  yes: '确定',
  no: '取消',
  isOpen: '未处理',
  isDone: '已处理',
  title: '标题',
  time: '时间',
  state: '状态',
  description: '说明',
  day: '截止日期',
  save: '保存',
  required: '请输入标题',
  saved: '待办已创建',
  count: '共 {n} 条',
  noPage: '页面不存在',
  workflowName: '流程名称',
  instanceId: '实例编号',
  applicant: '申请人',
  startTime: '发起时间',
  status: '状态',
  commenter: '评论人',
  month: '月份',
  employeeName: '员工姓名',
  workNumber: '工号',
  sendTime: '发送时间',
  candidate: '候选人',
  interviewType: '面试类型',
  post: '应聘岗位',
  place: '面试地点',
  device: '设备',
  remark: '备注',
  startedAt: '开始时间',
  endAt: '截止时间',
  degreeType: '重要程度',
  creatorName: '创建人',
  executors: '执行人',
  eventName: '事件',
  content: '内容',
  level: '级别',
  warehouse: '仓库',
  material: '物料',
  quantity: '库存数量',
  threshold: '阈值',
  documentNumber: '单据编号',
  overdue: '超时',
};

/** @type {typeof zh} */
const en = {
  list: 'List',
  add: 'New to-do',
  search: 'Search',
  loading: 'Loading',
  empty: 'Nothing here',
  noMatch: 'Nothing matches',
  notFound: 'This does not exist any more',
  back: 'Back to the list',
  retry: 'Try again',
  failed: 'Could not be loaded',
  network: 'No connection',
  open: 'Open in the notification centre',
  settle: 'Mark all as read',
  settleTodo: 'Mark as done',
  settleAsk: 'Mark all messages of this application as read?',
  settleTodoAsk: 'Mark this to-do as done?',
  yes: 'OK',
  no: 'Cancel',
  isOpen: 'Open',
  isDone: 'Done',
  title: 'Title',
  time: 'Time',
  state: 'State',
  description: 'Description',
  day: 'Deadline',
  save: 'Save',
  required: 'A title is needed',
  saved: 'The to-do has been created',
  count: '{n} in all',
  noPage: 'There is no such page',
  workflowName: 'Workflow',
  instanceId: 'Instance',
  applicant: 'Applicant',
  startTime: 'Started',
  status: 'Status',
  commenter: 'Commenter',
  month: 'Month',
  employeeName: 'Employee',
  workNumber: 'Work number',
  sendTime: 'Sent',
  candidate: 'Candidate',
  interviewType: 'Type',
  post: 'Post',
  place: 'Place',
  device: 'Device',
  remark: 'Remark',
  startedAt: 'Start',
  endAt: 'Deadline',
  degreeType: 'Importance',
  creatorName: 'Created by',
  executors: 'People',
  eventName: 'Event',
  content: 'Content',
  level: 'Level',
  warehouse: 'Warehouse',
  material: 'Material',
  quantity: 'Quantity',
  threshold: 'Threshold',
  documentNumber: 'Document',
  overdue: 'Overdue',
};

const TEXTS = { zh, en };

/** The texts of the language that is in force. */
export const texts = () => TEXTS[currentLook().lang];

/** What a fact is called; one that nobody has named keeps its own name. @param {string} name */
export function labelOf(name) {
  const named = Object.entries(texts()).find(([key]) => key === name);
  return named ? named[1] : name;
}

/** What the application is called. */
export const moduleName = () => MODULE[currentLook().lang];

/** What is said about a call that failed. @param {unknown} error */
export function failureText(error) {
  const { failed, network } = texts();
  if (!(error instanceof Error)) return failed;
  return 'status' in error && error.status === 0 ? network : error.message || failed;
}

/** Puts the page into the title, which the portal shows in its tab. @param {string} page */
export function entitle(page) {
  document.title = page ? `${page} - ${moduleName()}` : moduleName();
}
