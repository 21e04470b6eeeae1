// What the demo's articles consist of: components by name, with the quantity of each. Parts have their own bills.

export type Bill = readonly (readonly [component: string, quantity: number])[];

const harmonic = (size: number, housing: string, ring: string, seal: string): Bill => [
  [`AX-${size} 刚轮`, 1],
  [`AX-${size} 柔轮`, 1],
  [`AX-${size} 波发生器`, 1],
  [housing, 1],
  [ring, 1],
  [seal, 1],
  ['M5×16 内六角螺钉', 12],
  ['润滑脂 SK-2', 0.12],
];
const linear = (size: number, bearing: string): Bill => [
  [`LG-${size} 滑块`, 2],
  [`LG-${size} 导轨`, 1],
  [`LG-${size} 滚珠丝杠`, 1],
  [bearing, 2],
  ['M6×20 内六角螺钉', 16],
  ['润滑脂 SK-1', 0.08],
];
const motor = (size: number, bearing: string): Bill => [
  [`SV-${size} 定子`, 1],
  [`SV-${size} 转子`, 1],
  [`铝壳 SV-${size}-H`, 1],
  ['EN-23 编码器', 1],
  [bearing, 2],
  ['密封圈 NBR-32', 1],
  ['动力线缆 3 m', 1],
  ['编码器线缆 3 m', 1],
  ['航空插头 M17', 2],
];

/** The bills in force. */
export const bills: Readonly<Record<string, Bill>> = {
  'AX-40 谐波减速机': harmonic(40, 'AX-40 壳体', 'O 形圈 φ38×2.4', '密封圈 NBR-62'),
  'AX-40 谐波减速机，带法兰': [
    ['AX-40 谐波减速机', 1],
    ['M8×25 内六角螺钉', 8],
    ['M8 弹簧垫圈', 8],
  ],
  'AX-32 谐波减速机': harmonic(32, 'AX-32 壳体', 'O 形圈 φ30×2.4', '密封圈 NBR-52'),
  'AX-25 谐波减速机': harmonic(25, 'AX-25 壳体', 'O 形圈 φ26×2.4', '密封圈 NBR-42'),
  'LG-25 直线模组': linear(25, '轴承 6204-2RS'),
  'LG-15 直线模组': linear(15, '轴承 6002-2RS'),
  'SV-750 伺服电机': motor(750, '轴承 6204-2RS'),
  'SV-400 伺服电机': motor(400, '轴承 6203-2RS'),
  'CB-3 控制柜': [
    ['CB-3 控制柜柜体', 1],
    ['DR-2 伺服驱动器', 3],
    ['断路器 C32', 1],
    ['断路器 C16', 3],
    ['接触器 25A', 2],
    ['中间继电器', 6],
    ['开关电源 24V', 1],
    ['接线端子 2.5', 60],
    ['散热风扇', 2],
    ['急停按钮', 1],
    ['指示灯', 4],
    ['线槽', 6],
    ['柜门锁', 1],
  ],
  'PG-60 行星减速机': [
    ['PG-60 行星架', 1],
    ['PG-60 内齿圈', 1],
    ['轴承 6206-2RS', 2],
    ['密封圈 NBR-62', 1],
    ['M4×12 内六角螺钉', 8],
    ['润滑脂 SK-3', 0.1],
  ],
  'DR-2 伺服驱动器': [
    ['电抗器 2 mH', 1],
    ['固态继电器', 1],
    ['接线端子 2.5', 12],
    ['散热风扇', 1],
  ],
  'EN-23 编码器': [
    ['编码器芯片 ENC-23', 1],
    ['编码器线缆 1 m', 1],
    ['M3×10 内六角螺钉', 4],
  ],
  'AX-40 柔轮': [['柔轮毛坯 RL-40', 1]],
  'AX-32 柔轮': [['柔轮毛坯 RL-40', 1]],
  'AX-25 柔轮': [['柔轮毛坯 RL-20', 1]],
  'AX-40 波发生器': [['轴承 6008-2RS', 1]],
  'AX-32 波发生器': [['轴承 6006-2RS', 1]],
  'AX-25 波发生器': [['轴承 6005-2RS', 1]],
  'SV-750 定子': [['漆包线 0.45', 1.8]],
  'SV-750 转子': [['磁钢 N42SH', 16]],
  'SV-400 定子': [['漆包线 0.35', 1.1]],
  'SV-400 转子': [['磁钢 N35SH', 12]],
};

/** Superseded bills, and the drafts that changes introduce. */
export const formerBills: Readonly<Record<string, Bill>> = {
  'AX-40 谐波减速机': harmonic(40, 'AX-40 壳体', 'O 形圈 φ38×2.4', '密封圈 NBR-52'),
  'SV-750 转子': [['磁钢 N35SH', 18]],
};
export const draftBills: Readonly<Record<string, Bill>> = {
  'LG-25 直线模组': [...linear(25, '轴承 6205-2RS'), ['密封圈 NBR-42', 2]],
  'PG-60 行星减速机': [
    ['PG-60 行星架', 1],
    ['PG-60 内齿圈', 1],
    ['轴承 6306-2RS', 2],
    ['密封圈 NBR-62', 1],
    ['M4×16 内六角螺钉', 8],
    ['润滑脂 SK-3', 0.1],
  ],
};
