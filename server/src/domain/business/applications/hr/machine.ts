import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { POLICIES } from '../../../policies.ts';
import { event, field, state, tab, text } from '../../words.ts';

/** A machine at which people clock in: it reports by itself, with a key known only to it and its administrators. */
export const machine: Resource = {
  name: 'machine',
  label: text('考勤机', 'Attendance machines'),
  one: text('考勤机', 'attendance machine'),
  icon: 'fingerprint',
  facets: { title: 'device', owner: 'keeper' },
  fields: [
    field('device', 'text', '名称', 'Name', { required: true, max: 50 }),
    field('place', 'text', '位置', 'Place', { required: true, max: 100 }),
    field('keeper', 'person', '管理员', 'Keeper', { required: true, initial: { me: true } }),
    field('lastSeen', 'time', '最近上报', 'Last report', { readOnly: true }),
    field('remark', 'text', '上报说明', 'Remark', { readOnly: true, max: 200 }),
    field('key', 'text', '上报密钥', 'Key', { readOnly: true, max: 200, demands: POLICIES.hostConsole }),
    field('keyRound', 'number', '密钥版本', 'Key version', { readOnly: true }),
  ],
  statuses: {
    initial: 'offline',
    states: {
      offline: state('离线', 'Offline', 'bad'),
      online: state('在线', 'Online', 'done', { ended: true }),
      disabled: state('已停用', 'Disabled', 'quiet', { ended: true }),
    },
    events: {
      reported: event('上线', 'Came online', { system: true }),
      silent: event('离线', 'Went offline', { system: true }),
      renewKey: event('更换密钥', 'New key', {
        demands: POLICIES.hostConsole,
        confirm: text('旧密钥立即失效。', 'The old key is dead at once.'),
      }),
      disable: event('停用', 'Disable', { confirm: text('确认停用？', 'Disable it?') }),
      enable: event('启用', 'Enable', { primary: true }),
    },
    transitions: {
      offline: { reported: 'online', renewKey: 'stays', disable: 'disabled' },
      online: { silent: 'offline', renewKey: 'stays', disable: 'disabled' },
      disabled: { enable: 'offline' },
    },
  },
  list: {
    columns: ['device', 'place', 'keeper', 'lastSeen', 'remark', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('offline', '离线', 'Offline', { statuses: ['offline'] }, { alarming: true }),
      tab('online', '在线', 'Online', { statuses: ['online'] }),
    ],
    filters: ['keeper', 'status'],
  },
};
