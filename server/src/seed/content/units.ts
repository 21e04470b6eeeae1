import { manufacturing } from './manufacturingUnits.ts';
import { outline, type UnitTree } from './unitTree.ts';

/** Everything under the root of Aurora; with the root it is five levels deep. */
export const auroraUnits: readonly UnitTree[] = outline(
  `
总经理办公室 | General manager’s office | 12
研发中心 | Research and development | 318
  研发项目部 | R&D projects | 46
    AX 项目组 | AX project | 14
      机械设计 | Mechanical design | 6
      控制算法 | Control algorithms | 5
      试产支持 | Pilot run support | 3
    SV 项目组 | SV project | 19
    项目管理 | Project office | 11
  传动技术部 | Transmission technology | 88
    谐波传动 | Harmonic drives | 36
    行星传动 | Planetary drives | 28
    直线传动 | Linear motion | 22
  驱动技术部 | Drive technology | 104
    驱动硬件 | Drive hardware | 42
    驱动软件 | Drive firmware | 38
    电机本体 | Motor design | 22
  测试部 | Testing | 79
    寿命试验 | Life testing | 30
    环境试验 | Environmental testing | 26
    计量室 | Metrology | 20
制造中心 | Manufacturing | 1128
供应链部 | Supply chain | 96
  战略采购 | Strategic sourcing | 22
  执行采购 | Purchasing | 26
  供应商质量 | Supplier quality | 14
  仓储物流 | Warehousing | 30
    原料库 | Raw material store | 12
    成品库 | Finished goods store | 10
    备件库 | Spare parts store | 6
质检中心 | Quality centre | 142
  来料检验 | Incoming inspection | 38
  过程检验 | In-process inspection | 46
  成品检验 | Final inspection | 34
  质量体系部 | Quality system | 20
销售一部 | Sales 1 | 84
  华东大区 | East China | 32
  华北大区 | North China | 26
  大客户组 | Key accounts | 22
销售二部 | Sales 2 | 76
  华南大区 | South China | 30
  西部大区 | West China | 22
  海外销售 | Overseas sales | 20
财务部 | Finance | 38
  会计核算 | Accounting | 18
  成本管理 | Cost control | 10
  资金税务 | Treasury and tax | 6
人力资源部 | Human resources | 29
  招聘培训 | Recruiting and training | 12
  薪酬绩效 | Pay and performance | 8
  员工关系 | Employee relations | 6
信息部 | Information technology | 21
  应用开发 | Applications | 11
  基础设施 | Infrastructure | 8
售后服务部 | After-sales service | 56
  现场服务 | Field service | 28
  返修中心 | Repair centre | 16
`,
  { 制造中心: manufacturing },
);

/** A tenth of the size: twelve departments of a trading company. */
export const borealUnits: readonly UnitTree[] = outline(`
总经办 | Management office | 8
进出口部 | Import and export | 62
  欧洲组 | Europe | 22
  东南亚组 | South-East Asia | 20
  单证组 | Documents | 16
内贸部 | Domestic trade | 58
  华东组 | East | 28
  华北组 | North | 26
仓储部 | Warehousing | 40
财务部 | Finance | 18
人事行政部 | HR and administration | 14
  行政组 | Administration | 6
`);
