import type { ApplicationModule } from '../../constants/applications.ts';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { Spinner } from '../common/Spinner.tsx';
import { useText } from '../common/useText.ts';
import styles from './subApps.module.css';

/** Covers an application until it has rendered; says so only if that takes longer than a moment. */
export function FrameCover({ module }: { readonly module: ApplicationModule }) {
  const t = useText();
  return (
    <div className={styles.cover} role="status">
      <div className={styles.coverWords}>
        <ModuleTile icon={APPLICATION_ICONS[module]} size={36} />
        <span className={styles.coverLine}>
          <Spinner /> {t('subApp:loading', { name: t(`applications:${module}`) })}
        </span>
      </div>
    </div>
  );
}
