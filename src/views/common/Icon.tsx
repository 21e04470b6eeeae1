import type { LucideIcon } from 'lucide-react';

type IconProps = {
  readonly of: LucideIcon;
  readonly size?: 12 | 14 | 16 | 18 | 20 | 22 | undefined;
  /** Required if there is no word next to the icon. */
  readonly label?: string | undefined;
  readonly strokeWidth?: number | undefined;
  readonly className?: string | undefined;
};

/** A lucide icon in the portal's weights. Hidden from assistive technology unless it has a label of its own. */
export function Icon({ of: Drawing, size = 18, label, strokeWidth, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={strokeWidth ?? (size <= 16 ? 1.75 : 1.6)}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
