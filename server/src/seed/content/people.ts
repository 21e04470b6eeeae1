/** A person named by the demo; the rest of the staff is drawn from the lists below. */
export interface NamedPerson {
  readonly key: string;
  readonly name: string;
  readonly english: string;
  /** Last four digits of the phone number; the first seven are 1390000. */
  readonly phone: string;
  readonly unit: string;
  readonly title: string;
  readonly number: string;
  readonly active?: false;
}

/** Colleagues in Aurora whom notifications, to-dos and schedules mention. */
export const colleagues: readonly NamedPerson[] = [
  {
    key: 'lin',
    name: '林静',
    english: 'Lin Jing',
    phone: '0001',
    unit: '研发项目部',
    title: '项目经理',
    number: 'AX-0012',
  },
  {
    key: 'chen',
    name: '陈浩',
    english: 'Chen Hao',
    phone: '0002',
    unit: '控制算法',
    title: '算法工程师',
    number: 'AX-0766',
  },
  {
    key: 'wang',
    name: '王磊',
    english: 'Wang Lei',
    phone: '0003',
    unit: '财务部',
    title: '预算主管',
    number: 'AX-0231',
  },
  {
    key: 'xu',
    name: '徐建国',
    english: 'Xu Jianguo',
    phone: '0017',
    unit: '研发中心',
    title: '总工程师',
    number: 'AX-0003',
  },
  {
    key: 'gao',
    name: '高敏',
    english: 'Gao Min',
    phone: '0098',
    unit: '质量体系部',
    title: '质量代表',
    number: 'AX-0555',
  },
  {
    key: 'luo',
    name: '罗文博',
    english: 'Luo Wenbo',
    phone: '0119',
    unit: '质检中心',
    title: '检验工程师',
    number: 'AX-0689',
  },
  {
    key: 'ma',
    name: '马超',
    english: 'Ma Chao',
    phone: '0142',
    unit: '试产支持',
    title: '试产工程师',
    number: 'AX-0874',
  },
  {
    key: 'zheng',
    name: '郑凯',
    english: 'Zheng Kai',
    phone: '0144',
    unit: '供应链部',
    title: '采购代表',
    number: 'AX-0877',
  },
  {
    key: 'zhou',
    name: '周雅文',
    english: 'Zhou Yawen',
    phone: '0150',
    unit: '财务部',
    title: '成本专员',
    number: 'AX-0902',
  },
  {
    key: 'xie',
    name: '谢一鸣',
    english: 'Xie Yiming',
    phone: '0158',
    unit: '机械设计',
    title: '结构工程师',
    number: 'AX-0931',
  },
  {
    key: 'huang',
    name: '黄婷',
    english: 'Huang Ting',
    phone: '0161',
    unit: '销售一部',
    title: '大客户经理',
    number: 'AX-0948',
  },
  {
    key: 'deng',
    name: '邓丽华',
    english: 'Deng Lihua',
    phone: '0171',
    unit: '机械设计',
    title: '结构工程师',
    number: 'AX-1040',
    active: false,
  },
  {
    key: 'he',
    name: '何雨桐',
    english: 'He Yutong',
    phone: '0204',
    unit: '售后服务部',
    title: '现场工程师',
    number: 'AX-1122',
  },
  {
    key: 'tang',
    name: '唐晓',
    english: 'Tang Xiao',
    phone: '0226',
    unit: '研发项目部',
    title: '项目助理',
    number: 'AX-1185',
  },
  {
    key: 'han',
    name: '韩冰',
    english: 'Han Bing',
    phone: '0233',
    unit: '项目管理',
    title: '项目专员',
    number: 'AX-1207',
  },
];

export const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
export const givenNames = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玲飞鹏浩宇轩晨佳琪欣悦婷雪梅兰竹松柏峰岩'.split(''),
  ...[
    '建国',
    '志强',
    '晓东',
    '雨桐',
    '子涵',
    '梓萱',
    '文博',
    '思远',
    '浩然',
    '雅文',
    '佳怡',
    '俊杰',
    '海燕',
    '春梅',
    '国庆',
    '永康',
  ],
];
export const jobTitles = [
  ...['装配工', '调试工', '检验员', '数控操作员', '班组长', '工艺工程师', '设备工程师', '结构工程师', '电气工程师'],
  ...['测试工程师', '计划专员', '采购专员', '仓库管理员', '销售工程师', '售后工程师', '行政专员', '会计', '招聘专员'],
];
