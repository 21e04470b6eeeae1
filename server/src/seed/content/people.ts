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

const person = (
  key: string,
  name: string,
  english: string,
  phone: string,
  unit: string,
  title: string,
  number: string,
): NamedPerson => ({ key, name, english, phone, unit, title, number });

/** Colleagues in Aurora whom notifications, to-dos and schedules mention. */
export const colleagues: readonly NamedPerson[] = [
  person('lin', '林静', 'Lin Jing', '0001', '研发项目部', '项目经理', 'AX-0012'),
  person('chen', '陈浩', 'Chen Hao', '0002', '控制算法', '算法工程师', 'AX-0766'),
  person('wang', '王磊', 'Wang Lei', '0003', '财务部', '预算主管', 'AX-0231'),
  person('xu', '徐建国', 'Xu Jianguo', '0017', '研发中心', '总工程师', 'AX-0003'),
  person('gao', '高敏', 'Gao Min', '0098', '质量体系部', '质量代表', 'AX-0555'),
  person('luo', '罗文博', 'Luo Wenbo', '0119', '质检中心', '检验工程师', 'AX-0689'),
  person('ma', '马超', 'Ma Chao', '0142', '试产支持', '试产工程师', 'AX-0874'),
  person('zheng', '郑凯', 'Zheng Kai', '0144', '供应链部', '采购代表', 'AX-0877'),
  person('zhou', '周雅文', 'Zhou Yawen', '0150', '财务部', '成本专员', 'AX-0902'),
  person('xie', '谢一鸣', 'Xie Yiming', '0158', '机械设计', '结构工程师', 'AX-0931'),
  person('huang', '黄婷', 'Huang Ting', '0161', '销售一部', '大客户经理', 'AX-0948'),
  { ...person('deng', '邓丽华', 'Deng Lihua', '0171', '机械设计', '结构工程师', 'AX-1040'), active: false },
  person('he', '何雨桐', 'He Yutong', '0204', '售后服务部', '现场工程师', 'AX-1122'),
  person('tang', '唐晓', 'Tang Xiao', '0226', '研发项目部', '项目助理', 'AX-1185'),
  person('han', '韩冰', 'Han Bing', '0233', '项目管理', '项目专员', 'AX-1207'),
];

/** Departments of Aurora that currently have no head: the head of the department above answers for them. */
export const vacantHeads: ReadonlySet<string> = new Set(['AX 项目组', '成本管理']);

export const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
export const givenNames = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玲飞鹏浩宇轩晨佳琪欣悦婷雪梅兰竹松柏峰岩'.split(''),
  ...'建国 志强 晓东 雨桐 子涵 梓萱 文博 思远 浩然 雅文 佳怡 俊杰 海燕 春梅 国庆 永康'.split(' '),
];
export const jobTitles = [
  ...['装配工', '调试工', '检验员', '数控操作员', '班组长', '工艺工程师', '设备工程师', '结构工程师', '电气工程师'],
  ...['测试工程师', '计划专员', '采购专员', '仓库管理员', '销售工程师', '售后工程师', '行政专员', '会计', '招聘专员'],
];
