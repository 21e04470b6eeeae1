import { APPLICATION_POLICIES, POLICIES } from '../../domain/policies.ts';
import { auroraUnits, borealUnits } from './units.ts';
import type { UnitTree } from './unitTree.ts';

/** One demo company. */
export interface DemoCompany {
  readonly key: string;
  readonly name: string;
  readonly english: string;
  readonly active: boolean;
  /** Search engines may list its shared pages. */
  readonly indexable?: true;
  readonly edition: string;
  /** The code from migration 0015. */
  readonly editionCode: string;
  readonly englishEdition: string;
  /** Days from the first start to the edition's last day. */
  readonly editionDays: number;
  readonly userLimit: number;
  readonly units: readonly UnitTree[];
  /** Prefix of employee numbers. */
  readonly numberPrefix: string;
}

export const companies: readonly DemoCompany[] = [
  {
    key: 'aurora',
    name: '极光制造',
    english: 'Aurora Manufacturing',
    active: true,
    indexable: true,
    edition: '制造业专业版',
    editionCode: 'manufacturing-professional',
    englishEdition: 'Manufacturing Professional',
    editionDays: 222,
    userLimit: 2170,
    units: auroraUnits,
    numberPrefix: 'AX',
  },
  {
    key: 'boreal',
    name: '北风贸易',
    english: 'Boreal Trading',
    active: true,
    edition: '贸易标准版',
    editionCode: 'trade-standard',
    englishEdition: 'Trading Standard',
    editionDays: 130,
    userLimit: 260,
    units: borealUnits,
    numberPrefix: 'BT',
  },
  {
    key: 'cinder',
    name: '炉渣物流',
    english: 'Cinder Logistics',
    active: false,
    edition: '物流标准版',
    editionCode: 'logistics-standard',
    englishEdition: 'Logistics Standard',
    editionDays: -40,
    userLimit: 50,
    units: [],
    numberPrefix: 'CL',
  },
  {
    key: 'delta',
    name: '三角洲食品',
    english: 'Delta Foods',
    active: true,
    edition: '食品标准版',
    editionCode: 'food-standard',
    englishEdition: 'Food Standard',
    editionDays: 300,
    userLimit: 80,
    units: [],
    numberPrefix: 'DF',
  },
];

/** One of the five accounts people sign in with; all have the demo password. */
export interface DemoAccount {
  readonly key: string;
  readonly name: string;
  readonly english: string;
  readonly phone: string;
  readonly roles: readonly string[];
  /** Granted outside every company. */
  readonly policies: readonly string[];
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'admin',
    name: '管理员',
    english: 'Administrator',
    phone: '0000',
    roles: ['admin', 'editor'],
    policies: [POLICIES.hostConsole],
  },
  { key: 'lin', name: '林静', english: 'Lin Jing', phone: '0001', roles: [], policies: [] },
  { key: 'chen', name: '陈浩', english: 'Chen Hao', phone: '0002', roles: [], policies: [] },
  { key: 'wang', name: '王磊', english: 'Wang Lei', phone: '0003', roles: [], policies: [] },
  { key: 'solo', name: '苏洛', english: 'Su Luo', phone: '0004', roles: [], policies: [POLICIES.workbench] },
];

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Portal#2026';
const PHONE_PREFIX = '1390000';
/** The full phone number for its last four digits. */
export const demoPhone = (lastFour: string): string => PHONE_PREFIX + lastFour;

const staff = [
  POLICIES.allApplications,
  POLICIES.companyPortal,
  POLICIES.workbench,
  POLICIES.manageBackstage,
  ...APPLICATION_POLICIES,
];
const guest = [POLICIES.workbench, POLICIES.companyPortal, 'BPM_Auth'];

/** Where the demo accounts work besides Aurora's staff list, and with which policies. */
export const memberships: readonly {
  company: string;
  account: string;
  policies: readonly string[];
  /** `staff` unless named. */
  roles?: readonly string[];
  unit?: string;
  title: string;
  number: string;
  active?: false;
}[] = [
  {
    company: 'aurora',
    account: 'lin',
    policies: [...staff, POLICIES.hostConsole, POLICIES.salaries],
    roles: ['admin', 'editor'],
    title: '项目经理',
    number: 'AX-0012',
  },
  { company: 'aurora', account: 'chen', policies: staff, title: '算法工程师', number: 'AX-0766' },
  { company: 'aurora', account: 'wang', policies: staff, title: '预算主管', number: 'AX-0231' },
  { company: 'boreal', account: 'lin', policies: guest, unit: '华东组', title: '技术顾问', number: 'BT-0007' },
  { company: 'boreal', account: 'wang', policies: guest, unit: '财务部', title: '财务顾问', number: 'BT-0011' },
  { company: 'cinder', account: 'lin', policies: guest, title: '顾问', number: 'CL-0003' },
  { company: 'delta', account: 'lin', policies: guest, title: '顾问', number: 'DF-0002', active: false },
];
