/** Open invitations: name, English name, last four digits, department, title, employee number, hours since. */
export const invitations: readonly (readonly [string, string, string, string, string, string, number])[] = [
  ['周明远', 'Zhou Mingyuan', '0901', '控制算法', '算法工程师', 'AX-2301', 5],
  ['许诺', 'Xu Nuo', '0902', '质检中心', '检验员', 'AX-2302', 51],
  ['方晓彤', 'Fang Xiaotong', '0903', '财务部', '成本会计', 'AX-2303', 130],
  ['高子昂', 'Gao Ziang', '0904', '机械设计', '结构工程师', 'AX-2304', 206],
];

/** Acts of the console, oldest first: act, object, detail, hours since. */
export const acts: readonly (readonly [string, string, string | null, number])[] = [
  ['unitAdded', 'SV 项目组', '研发项目部', 410],
  ['certificationSubmitted', '极光制造（苏州）有限公司', '1', 380],
  ['certificationVerified', '极光制造（苏州）有限公司', '1', 357],
  ['memberInvited', '高子昂', null, 206],
  ['unitChanged', '项目管理', null, 190],
  ['membersImported', '24', null, 164],
  ['policyGranted', '陈浩', 'CRM_Auth', 150],
  ['memberInvited', '方晓彤', null, 130],
  ['policyRevoked', '陈浩', 'CRM_Auth', 99],
  ['memberMoved', '唐晓', '研发项目部', 76],
  ['memberDisabled', '邓丽华', null, 74],
  ['memberInvited', '许诺', null, 51],
  ['roleGiven', '王磊', 'staff', 30],
  ['memberChanged', '唐晓', null, 26],
  ['memberInvited', '周明远', null, 5],
];
