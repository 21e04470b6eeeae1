interface Props {
  /** 0 normal … 3 important and urgent. */
  readonly level: number;
  /** Its accessible name, if there is no word next to it. */
  readonly name?: string;
}
const STAR = 'M8 1.9l1.86 3.9 4.24.57-3.1 2.97.77 4.26L8 11.55 4.23 13.6 5 9.34 1.9 6.37l4.24-.57z';
const LEFT_HALF = 'M8 1.9L6.14 5.8 1.9 6.37 5 9.34 4.23 13.6 8 11.55z';
const TILE = 'M3.5 0h9A3.5 3.5 0 0 1 16 3.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 0 12.5v-9A3.5 3.5 0 0 1 3.5 0z';

/** Shows importance by how full a star is: outline, half, full, cut out of a tile. */
export function Importance({ level, name }: Props) {
  const filled = [undefined, LEFT_HALF, STAR, `${TILE}${STAR}`][level];
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      className="importance"
      data-level={level}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {filled && <path d={filled} fill="currentColor" fillRule="evenodd" />}
      {level < 3 && <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.35" strokeLinejoin="round" />}
    </svg>
  );
}
