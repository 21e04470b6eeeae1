import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './ModuleTile.module.css';

type ModuleTileProps = { readonly icon: LucideIcon; readonly size?: 22 | 28 | 32 | 36; readonly current?: boolean };

/** The neutral square that carries the icon of a module or application (32, applications 36, popup 28). */
export function ModuleTile({ icon, size = 32, current = false }: ModuleTileProps) {
  return (
    <span
      className={classes(styles.moduleTile, current && styles.moduleTileCurrent)}
      style={{ width: size, height: size }}
    >
      <Icon of={icon} size={size >= 32 ? 18 : size === 22 ? 14 : 16} />
    </span>
  );
}
