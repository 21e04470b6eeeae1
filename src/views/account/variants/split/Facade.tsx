import styles from './facade.module.css';

/** All in the drawing's own units: five bays of three storeys on a street. */
const BAYS = [60, 188, 316, 444, 572] as const;
const BAY_WIDTH = 128;
const STOREYS = [150, 262] as const;
const GROUND = 520;
const ARCH = 40;

const windows = BAYS.flatMap((x) =>
  STOREYS.map((y) => `M${x + 34} ${y}h60v76h-60zM${x + 64} ${y}v76M${x + 34} ${y + 30}h60`),
).join('');
const arcade = BAYS.map((x) => {
  const from = x + BAY_WIDTH / 2 - ARCH;
  return `M${from} ${GROUND}V430a${ARCH} ${ARCH} 0 0 1 ${2 * ARCH} 0V${GROUND}`;
}).join('');
const door = `M${BAYS[2] + 24} ${GROUND}V430a${ARCH} ${ARCH} 0 0 1 ${2 * ARCH} 0V${GROUND}z`;
const roof =
  'M40 110H720M60 110 380 34 700 110M140 110V91M220 110V72M300 110V53M380 110V34M460 110V53M540 110V72M620 110V91';
const trees = [8, 752].map((x) => `M${x} ${GROUND}v-96`).join('');

/** The house from the street: three storeys, a glass roof over the court, an arcade, and its one lit door. */
export function Facade() {
  return (
    <svg className={styles.facade} viewBox="-40 10 840 540" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M60 110H700V520H60z" fill="var(--sheet)" />
      <path d="M60 110 380 34 700 110z" fill="var(--pBg)" />
      <path d={roof} fill="none" stroke="var(--pText)" />
      <path d={door} fill="var(--pBg)" stroke="var(--pText)" strokeWidth="2" />
      <path d={windows} fill="none" stroke="var(--ctl)" />
      <path d={arcade} fill="none" stroke="var(--t2)" strokeWidth="1.5" />
      <path d="M60 246H700M60 358H700" stroke="var(--line2)" strokeWidth="3" />
      <path d="M60 110H700V520H60z" fill="none" stroke="var(--t1)" strokeWidth="5" strokeLinejoin="round" />
      <circle cx="8" cy="396" r="34" fill="var(--fill1)" stroke="var(--ctl)" />
      <circle cx="752" cy="396" r="34" fill="var(--fill1)" stroke="var(--ctl)" />
      <path d={trees} stroke="var(--t2)" strokeWidth="2" />
      <path d="M-40 520H800" stroke="var(--t1)" strokeWidth="5" />
    </svg>
  );
}
