/**
 * The floor plan of the sign-in page in its own units: eleven rooms (applications) around one court (the workbench).
 */
type Span = readonly [from: number, to: number];

/** The parts of a wall from `from` to `to` between its doors. */
function between(from: number, to: number, doors: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let start = from;
  for (const [doorFrom, doorTo] of doors) {
    parts.push([start, doorFrom]);
    start = doorTo;
  }
  return [...parts, [start, to]];
}

const ROOM_DOORS: readonly Span[] = [
  [174, 204],
  [280, 312],
  [448, 480],
  [556, 586],
];

const ACROSS: readonly (readonly [y: number, parts: readonly Span[]])[] = [
  [40, [[40, 720]]],
  [180, between(40, 720, ROOM_DOORS)],
  [420, between(40, 720, ROOM_DOORS)],
  [560, [[40, 720]]],
  [
    300,
    [
      [40, 170],
      [590, 720],
    ],
  ],
];
const PARTITION: readonly Span[] = [
  [40, 180],
  [420, 560],
];
const DOWN: readonly (readonly [x: number, parts: readonly Span[]])[] = [
  [40, between(40, 560, [[338, 382]])],
  [720, [[40, 560]]],
  [210, PARTITION],
  [380, PARTITION],
  [550, PARTITION],
  [
    170,
    between(180, 420, [
      [222, 254],
      [330, 390],
    ]),
  ],
  [
    590,
    between(180, 420, [
      [222, 254],
      [346, 378],
    ]),
  ],
];

/** All walls as one path. */
export const WALLS =
  ACROSS.flatMap(([y, parts]) => parts.map(([from, to]) => `M${from} ${y}H${to}`)).join('') +
  DOWN.flatMap(([x, parts]) => parts.map(([from, to]) => `M${x} ${from}V${to}`)).join('');

const swings = ROOM_DOORS.map(([from, to]) => {
  const leaf = to - from;
  return (
    `M${from} 180V${180 - leaf}A${leaf} ${leaf} 0 0 1 ${to} 180` +
    `M${from} 420V${420 + leaf}A${leaf} ${leaf} 0 0 0 ${to} 420`
  );
});
const SIDE_SWINGS = 'M170 222H138A32 32 0 0 0 170 254M590 222H622A32 32 0 0 1 590 254M590 346H622A32 32 0 0 1 590 378';
const STAIR = 'M52 386h50v24H52zM60 386v24M68 386v24M76 386v24M84 386v24M92 386v24';

/** Door leaves with their swing, and the stair of the foyer. */
export const DOORS = swings.join('') + SIDE_SWINGS + STAIR;

const WINDOW_BAYS: readonly Span[] = [
  [90, 160],
  [260, 330],
  [430, 500],
  [600, 670],
];
/** Windows, drawn over the outer walls. */
export const WINDOWS = `${WINDOW_BAYS.map(([from, to]) => `M${from} 40H${to}M${from} 560H${to}`).join('')}M720 215V265M720 335V385M40 215V265`;

export const AXES_DOWN = [40, 210, 380, 550, 720] as const;
export const AXES_ACROSS = [40, 180, 300, 420, 560] as const;
export const AXES = AXES_DOWN.map((x) => `M${x} -6V576`).join('') + AXES_ACROSS.map((y) => `M-6 ${y}H736`).join('');

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
/** Paving of the court. */
export const PAVING =
  steps(250, 510, 20)
    .map((x) => `M${x} 230V370`)
    .join('') +
  steps(250, 350, 20)
    .map((y) => `M230 ${y}H530`)
    .join('');
const column = (x: number, y: number) => `M${x - 4} ${y - 4}h8v8h-8z`;
/** The colonnade of the court. */
export const COLUMNS =
  steps(230, 530, 60)
    .map((x) => column(x, 230) + column(x, 370))
    .join('') +
  column(230, 300) +
  column(530, 300);

/** The position of each room's name, and the short name people know it by. */
export const ROOMS = [
  { short: 'HCM', key: 'login:roomHcm', x: 125, y: 108 },
  { short: 'BPM', key: 'login:roomBpm', x: 295, y: 108 },
  { short: 'OA', key: 'login:roomOa', x: 465, y: 108 },
  { short: 'PLM', key: 'login:roomPlm', x: 635, y: 108 },
  { short: 'CRM', key: 'login:roomCrm', x: 669, y: 238 },
  { short: 'OMS', key: 'login:roomOms', x: 669, y: 358 },
  { short: 'SCM', key: 'login:roomScm', x: 635, y: 488 },
  { short: 'QMS', key: 'login:roomQms', x: 465, y: 488 },
  { short: 'WMS', key: 'login:roomWms', x: 295, y: 488 },
  { short: 'MES', key: 'login:roomMes', x: 125, y: 488 },
  { short: 'FMS', key: 'login:roomFms', x: 92, y: 238 },
] as const;
