import { hueOf } from '../core/people.ts';

/** The first character of somebody's name; the name itself is next to it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" style={{ '--hue': hueOf(name) } as React.CSSProperties} aria-hidden>
      {[...name][0] ?? '?'}
    </span>
  );
}
