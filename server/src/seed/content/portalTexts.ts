/** The first notices as the design shows them: title and days before the first start. */
export const shownNotices: readonly (readonly [title: string, daysAgo: number])[] = [
  ['关于 2026 年度考勤周期调整的通知', 1],
  ['冬季安全生产检查安排', 2],
  ['新版差旅标准自 12 月 1 日起执行', 4],
  ['数据安全月：账号自查清单', 7],
  ['二期厂房消防演练通知', 9],
  ['食堂冬季供餐时间调整', 11],
  ['2027 年校园招聘内部推荐开始', 14],
  ['十一月工资条确认通知', 15],
];
export const noticeSubjects = [
  '月度考勤确认',
  '设备保养停机安排',
  '班车线路调整',
  '安全培训报名',
  '办公用品申领',
  '节假日值班',
  '门禁系统升级',
  '供应商来访登记',
  '质量月活动',
  '健康体检安排',
];
export const noticeDepartments = ['人力资源部', '信息部', '制造中心', '财务部', '总经理办公室', '供应链部'];

export const shownNews: readonly (readonly [title: string, category: string, daysAgo: number, summary: string])[] = [
  [
    'AX-40 谐波减速机通过 20,000 小时寿命试验',
    '产品',
    1,
    '两台样机在额定负载下连续运行 20,000 小时，温升稳定在 45 ℃ 以内，背隙增量不超过 0.1 弧分，达到量产准入条件。',
  ],
  ['二期厂房主体结构封顶，明年三月投产', '公司', 5, '二期厂房主体结构提前十二天封顶，机电安装随即展开。'],
  ['与北风贸易续签三年年度框架协议', '合作', 8, '双方就伺服电机与直线模组的年度供货达成一致。'],
  ['质检中心新增三坐标测量线', '质量', 12, '新线使关键件全检节拍缩短到四分钟。'],
  ['精益改善季：全厂提案 412 件', '公司', 17, '提案采纳率 63%，预计年节约 380 万元。'],
  ['第三届装配技能赛决赛名单公布', '公司', 21, '来自六个班组的二十四名选手进入决赛。'],
];
export const newsSubjects = [
  '产线升级',
  '客户来访',
  '技术交流',
  '质量奖项',
  '新品发布',
  '校企合作',
  '节能改造',
  '展会见闻',
];
export const newsCategories = ['公司', '产品', '质量', '合作'];

/** Products by family: name, one line, and the drawing that shows it. */
export const productFamilies: readonly (readonly [
  name: string,
  line: string,
  drawing: 'reducer' | 'motor' | 'rail' | 'cabinet',
])[] = [
  ['AX-40 谐波减速机', '减速比 50 至 160，背隙小于 20 弧秒', 'reducer'],
  ['SV-750 伺服电机', '额定 750 W，23 位绝对值编码器', 'motor'],
  ['LG-25 直线模组', '行程 100 至 1,200 mm，重复精度 ±5 μm', 'rail'],
  ['CB-3 控制柜', '16 轴同步，防护等级 IP54', 'cabinet'],
  ['AX-25 谐波减速机', '减速比 50 至 120，中空轴 11 mm', 'reducer'],
  ['SV-400 伺服电机', '额定 400 W，低惯量', 'motor'],
  ['LG-15 直线模组', '行程 50 至 600 mm，铝型材底座', 'rail'],
  ['CB-1 控制柜', '6 轴同步，壁挂安装', 'cabinet'],
  ['PG-60 行星减速机', '减速比 3 至 100，背隙小于 3 弧分', 'reducer'],
  ['SV-1500 伺服电机', '额定 1.5 kW，带抱闸', 'motor'],
];
export const productVariants = ['', ' 加长型', ' 防尘型'];

export const culture = {
  title: '精工于心，守时如约',
  summary: '把每一道公差做到图纸以内，把每一次交付放在承诺之前。我们为机器人与数控设备提供传动与驱动部件。',
  body: '<ul><li><strong>精工</strong> 一次做对</li><li><strong>守时</strong> 准交率 98.6%</li><li><strong>共担</strong> 与客户同一张计划表</li></ul>',
};
/** Company facts in the order shown: label and value. */
export const facts: readonly (readonly [label: string, value: string])[] = [
  ['成立', '2009 年'],
  ['总部', '苏州'],
  ['员工', '2,000 人'],
  ['组织', '120 个部门'],
  ['产线', '18 条'],
  ['年产', '62 万台套'],
];
/** Milestones: year and what happened. */
export const milestones: readonly (readonly [year: string, event: string])[] = [
  ['2009', '苏州工厂投产，首批直线模组下线'],
  ['2014', '伺服电机年产突破 10 万台'],
  ['2018', '谐波减速机产线建成'],
  ['2022', '质检中心启用，全批次可追溯'],
  ['2026', '二期厂房封顶，AX-40 进入量产准备'],
];
