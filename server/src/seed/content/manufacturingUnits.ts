import type { UnitTree } from './unitTree.ts';

const teams = (names: string, english: string, headcounts: readonly number[]): UnitTree[] =>
  headcounts.map((headcount, index) => {
    const mark = '甲乙丙丁戊'.charAt(index);
    return [`${names}${mark}班`, `${english} team ${String.fromCharCode(65 + index)}`, headcount];
  });

/** An assembly or machining department with lines of two or three teams. */
const workshop = (
  name: string,
  english: string,
  lines: readonly (readonly [string, string, readonly number[]])[],
): UnitTree => {
  const children = lines.map(
    ([line, lineEnglish, headcounts]): UnitTree => [
      line,
      lineEnglish,
      headcounts.reduce((sum, count) => sum + count, 2),
      teams(line, lineEnglish, headcounts),
    ],
  );
  return [name, english, children.reduce((sum, [, , count]) => sum + count, 6), children];
};

/** The manufacturing centre: workshops, lines and their teams. */
export const manufacturing: readonly UnitTree[] = [
  workshop('减速机装配部', 'Reducer assembly', [
    ['谐波一线', 'Harmonic line 1', [30, 30, 28]],
    ['谐波二线', 'Harmonic line 2', [30, 28, 28]],
    ['行星线', 'Planetary line', [26, 26]],
    ['轴承合套线', 'Bearing fitting line', [22, 22]],
  ]),
  workshop('电机装配部', 'Motor assembly', [
    ['定子线', 'Stator line', [28, 28, 26]],
    ['转子线', 'Rotor line', [26, 26]],
    ['整机线', 'Motor final line', [30, 28, 28]],
    ['编码器线', 'Encoder line', [24, 24]],
  ]),
  workshop('机加工部', 'Machining', [
    ['车削线', 'Turning line', [32, 30, 30]],
    ['磨削线', 'Grinding line', [28, 28]],
    ['齿形线', 'Gear cutting line', [26, 26]],
    ['热处理线', 'Heat treatment', [20, 20]],
  ]),
  workshop('电控装配部', 'Control assembly', [
    ['贴片线', 'SMT line', [24, 24]],
    ['柜体线', 'Cabinet line', [26, 26]],
    ['老化测试线', 'Burn-in line', [20, 20]],
  ]),
  [
    '工艺部',
    'Process engineering',
    48,
    [
      ['装配工艺', 'Assembly process', 22],
      ['加工工艺', 'Machining process', 18],
    ],
  ],
  [
    '设备部',
    'Equipment',
    46,
    [
      ['机修', 'Mechanical repair', 20],
      ['电修', 'Electrical repair', 16],
    ],
  ],
  [
    '生产计划部',
    'Production planning',
    24,
    [
      ['排产', 'Scheduling', 12],
      ['在制品管理', 'Work in progress', 8],
    ],
  ],
];
