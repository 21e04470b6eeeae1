import { useText } from '../../../common/useText.ts';
import styles from './plan.module.css';
import { AXES, AXES_ACROSS, AXES_DOWN, COLUMNS, DOORS, PAVING, ROOMS, WALLS, WINDOWS } from './planGeometry.ts';

const WHOLE = '-34 -34 780 626';
/** The band of doors and court that still says "house" at 86 px. */
const STRIP = '125 137 510 112';

function House() {
  return (
    <>
      <path d="M40 40H720V560H40z" fill="var(--sheet)" />
      <path d="M170 180h420v240H170z" fill="var(--fill1)" />
      <path d="M230 230h300v140H230z" fill="var(--pBg)" />
      <path d={PAVING} stroke="var(--pLine)" strokeWidth=".75" opacity=".7" />
      <path d="M230 230h300v140H230z" fill="none" stroke="var(--pText)" />
      <path d={COLUMNS} fill="var(--t2)" />
      <path d={DOORS} fill="none" stroke="var(--ctl)" />
      <path d={WALLS} fill="none" stroke="var(--t1)" strokeWidth="5" strokeLinecap="square" />
      <path d={WINDOWS} stroke="var(--sheet)" strokeWidth="1.6" />
    </>
  );
}

function Axes() {
  return (
    <g className={styles.planAxes}>
      <path d={AXES} fill="none" stroke="var(--line2)" strokeDasharray="10 4 2 4" />
      {AXES_DOWN.map((x, index) => (
        <g key={x}>
          <circle cx={x} cy="-18" r="11" fill="var(--shell)" stroke="var(--ctl)" />
          <text x={x} y="-14">
            {index + 1}
          </text>
        </g>
      ))}
      {AXES_ACROSS.map((y, index) => (
        <g key={y}>
          <circle cx="-18" cy={y} r="11" fill="var(--shell)" stroke="var(--ctl)" />
          <text x="-18" y={y + 4.5}>
            {'ABCDE'[index]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The way from the street through the foyer into the court: signing in. */
function Way() {
  return (
    <g fill="none" stroke="var(--pText)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2 360H200V300H318" strokeDasharray="1 7" />
      <circle cx="2" cy="360" r="4.5" fill="var(--pText)" stroke="none" />
      <path d="M312 294l7 6-7 6" />
    </g>
  );
}

/** The only picture of the portal: a floor plan whose rooms are the applications. `strip` is the phone's band of it. */
export function Plan({ strip }: { readonly strip: boolean }) {
  const t = useText();
  if (strip) {
    return (
      <svg className={styles.planStrip} viewBox={STRIP} preserveAspectRatio="xMidYMid slice" aria-hidden>
        <House />
      </svg>
    );
  }
  return (
    <svg className={styles.plan} viewBox={WHOLE} role="img" aria-label={t('login:plan')} data-after-paint>
      <Axes />
      <House />
      <Way />
      {ROOMS.map(({ short, key, x, y }) => (
        <g key={short}>
          <text className={styles.planRoom} x={x} y={y}>
            {t(key)}
          </text>
          <text className={styles.planShort} x={x} y={y + 20}>
            {short}
          </text>
        </g>
      ))}
      <path d="M328 272h152v56H328z" fill="var(--pBg)" />
      <text className={styles.planCourt} x="404" y="296">
        {t('login:court')}
      </text>
      <text className={styles.planNote} x="404" y="317">
        {t('login:courtParts')}
      </text>
      <text className={styles.planNote} x="105" y="346">
        {t('login:entrance')}
      </text>
    </svg>
  );
}
