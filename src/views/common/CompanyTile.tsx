import { pictureUrl } from '../companyPortal/pictureUrl.ts';
import styles from './CompanyTile.module.css';
import { classes } from './classes.ts';
import { groundOf, initialOf } from './nameColour.ts';
import { Picture } from './Picture.tsx';

type CompanyTileProps = {
  readonly name: string;
  readonly size?: number;
  readonly logo?: string | null | undefined;
  /** A company that cannot be entered. */
  readonly muted?: boolean;
};

/** Some backends send the name under which to fetch the picture, others the whole address. */
const addressOf = (logo: string): string => (/[/:]/.test(logo) ? logo : pictureUrl(logo));

/** A company's logo, or the first letter of its name on its background colour. The name itself is shown next to it. */
export function CompanyTile({ name, size = 28, logo, muted = false }: CompanyTileProps) {
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size / 2),
    borderRadius: size >= 36 ? 8 : 6,
    background: groundOf(name),
  };
  return (
    <span className={classes(styles.companyTile, muted && styles.companyTileMuted)} style={style} aria-hidden>
      <Picture src={logo && addressOf(logo)} fallback={initialOf(name)} />
    </span>
  );
}
