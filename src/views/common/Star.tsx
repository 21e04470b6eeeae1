import { useId } from 'react';
import styles from './Star.module.css';
import { useText } from './useText.ts';

const OUTLINE = 'M8 1.9l1.86 3.9 4.24.57-3.1 2.97.77 4.26L8 11.55 4.23 13.6 5 9.34 1.9 6.37l4.24-.57z';
const GLYPH = ['var(--greenGlyph)', 'var(--yellowGlyph)', 'var(--orangeGlyph)'] as const;

/** Importance (degreeType) of specification §3: 0 normal to 3 important and urgent. */
export type Level = 0 | 1 | 2 | 3;
/** A wire degreeType as a level; the contract allows no other numbers. */
export const levelOf = (degreeType: number): Level =>
  ([0, 1, 2, 3] as const).find((level) => level === degreeType) ?? 0;
const LOOK = [styles.level0, styles.level1, styles.level2, styles.level3];
export const LEVEL_KEYS = ['task:normal', 'task:important', 'task:urgent', 'task:importantAndUrgent'] as const;

type StarProps = { readonly level: Level; readonly size?: 10 | 12 | 14; readonly decorative?: boolean };

/** The star of a level. Shapes differ, so levels can be told apart without colour. */
export function Star({ level, size = 14, decorative = false }: StarProps) {
  const halfId = useId();
  const t = useText();
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(LEVEL_KEYS[level]) };
  if (level === 3) {
    return (
      <svg width={size} height={size} viewBox="0 0 16 16" {...named}>
        <rect width="16" height="16" rx="3.5" fill="var(--redGlyph)" />
        <path transform="translate(2.4 2.3) scale(.7)" d={OUTLINE} fill="var(--raised)" />
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" {...named}>
      {level === 1 && (
        <>
          <clipPath id={halfId}>
            <rect width="8" height="16" />
          </clipPath>
          <path d={OUTLINE} fill="var(--yellowFill)" clipPath={`url(#${halfId})`} />
        </>
      )}
      <path
        d={OUTLINE}
        fill={level === 2 ? GLYPH[2] : 'none'}
        stroke={GLYPH[level]}
        strokeWidth="1.35"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Star and word of a level. */
export function LevelText({ level }: { readonly level: Level }) {
  const t = useText();
  return (
    <span className={`${styles.level} ${LOOK[level]}`}>
      <Star level={level} decorative />
      {t(LEVEL_KEYS[level])}
    </span>
  );
}
