import type { Resource } from '../../../../../../contract/businessDescription.ts';
import type { Behaviour, StoredRecord, Telling } from '../../engine/definition.ts';
import { event, field, options, state, tab, text } from '../../words.ts';
import { textOf } from '../reading.ts';

const TYPES = {
  phone: ['电话面试', 'By phone'],
  video: ['视频面试', 'By video'],
  technical: ['技术面试', 'Technical'],
  final: ['终面', 'Final'],
} as const;

/** An interview with a candidate. */
export const interview: Resource = {
  name: 'interview',
  label: text('面试', 'Interviews'),
  one: text('面试', 'interview'),
  icon: 'messages-square',
  prefix: 'IV',
  facets: { title: 'candidate', owner: 'interviewer', due: 'time' },
  fields: [
    field('candidate', 'text', '候选人', 'Candidate', { required: true, max: 50 }),
    field('phone', 'phone', '电话', 'Phone'),
    field('email', 'email', '邮箱', 'E-mail'),
    field('post', 'text', '应聘岗位', 'Post', { required: true, max: 50 }),
    field('department', 'department', '用人部门', 'Department'),
    field('interviewType', 'choice', '面试类型', 'Type', { required: true, options: options(TYPES) }),
    field('interviewer', 'person', '面试官', 'Interviewer', { required: true, initial: { me: true } }),
    field('time', 'time', '时间', 'Time', { required: true }),
    field('place', 'text', '地点', 'Place', { required: true, max: 50 }),
    field('resume', 'files', '简历', 'Resume'),
    field('result', 'longText', '评价', 'Result', { required: true, max: 1000, byStep: true }),
  ],
  statuses: {
    initial: 'planned',
    states: {
      planned: state('待面试', 'Planned', 'waiting'),
      passed: state('通过', 'Passed', 'done', { ended: true, frozen: true }),
      refused: state('未通过', 'Refused', 'bad', { ended: true, frozen: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { ended: true, frozen: true }),
    },
    events: {
      pass: event('通过', 'Pass', { primary: true, asks: ['result'] }),
      refuse: event('不通过', 'Refuse', { asks: ['result'] }),
      cancel: event('取消', 'Cancel', { confirm: text('确认取消面试？', 'Cancel the interview?') }),
    },
    transitions: {
      planned: { pass: 'passed', refuse: 'refused', cancel: 'cancelled' },
      passed: {},
      refused: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'candidate', 'post', 'interviewType', 'interviewer', 'time', 'place', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('planned', '待面试', 'Planned', { statuses: ['planned'] }),
      tab('mine', '我面试的', 'Mine', { mine: true }),
    ],
    filters: ['interviewType', 'interviewer', 'status'],
    sorting: '-due',
  },
  board: {
    columns: ['planned', 'passed', 'refused'],
    aside: ['cancelled'],
    card: ['candidate', 'post', 'time', 'interviewer'],
  },
  summary: {
    figures: [
      { key: 'week', label: text('7 天内', 'In 7 days'), measure: 'count', scope: { dueWithinDays: 7 } },
      { key: 'planned', label: text('待面试', 'Planned'), measure: 'count', scope: { statuses: ['planned'] } },
      {
        key: 'passed',
        label: text('通过率', 'Passed'),
        measure: 'share',
        scope: { statuses: ['passed'] },
        unit: text('%', '%'),
      },
    ],
    chart: { label: text('每日面试', 'By day'), by: 'day', measure: 'count', scope: {} },
  },
};

const told = ({ values }: StoredRecord, title: string) => ({
  module: 'HCM',
  type: 'interview',
  displayName: '面试通知',
  title,
  app: {
    candidate: textOf(values['candidate']),
    interviewType: TYPES[values['interviewType'] as keyof typeof TYPES]?.[0] ?? '',
    post: textOf(values['post']),
    place: textOf(values['place']),
    time: textOf(values['time']).replace('T', ' '),
  },
});

const telling = (says: (candidate: string, record: StoredRecord) => string): Telling => ({
  to: async (_desk, { values }) => [textOf(values['interviewer'])],
  notice: (record) => told(record, says(textOf(record.values['candidate']), record)),
});

export const interviewBehaviour: Behaviour = {
  tells: {
    created: telling((candidate, { values }) => `${candidate} 的面试：${textOf(values['post'])}`),
    changed: telling((candidate) => `${candidate} 的面试安排已变更`),
    cancel: telling((candidate) => `${candidate} 的面试已取消`),
  },
};
