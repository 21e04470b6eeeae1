/** A hue for each name, always the same. */
const hueOf = (name: string): number => [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0) * 37, 0) % 360;

/** The first sign of somebody's name; the name itself stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" style={{ '--hue': hueOf(name) } as React.CSSProperties} aria-hidden>
      {[...name][0] ?? '?'}
    </span>
  );
}
