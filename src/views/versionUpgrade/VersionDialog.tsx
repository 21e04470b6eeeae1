import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { upgradeAccepted } from '../../features/versionUpgrade/versionUpgradeEvents.ts';
import {
  selectIsUpgrading,
  selectOfferedVersion,
  upgradePutOff,
} from '../../features/versionUpgrade/versionUpgradeSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { RichText } from '../common/RichText.tsx';
import { useText } from '../common/useText.ts';
import styles from './versionDialog.module.css';

/** The version dialog (VER-1): 540 px, what is new, 'try now'. Escape puts the upgrade off, as Later does. */
export function VersionDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedVersion);
  const upgrading = useAppSelector(selectIsUpgrading);
  const brand = useAppSelector(selectBrandTitle);
  if (offered === null) return null;
  const putOff = () => dispatch(upgradePutOff());
  return (
    <ModalLayer
      className={styles.versionDialog}
      labelledBy="version-title"
      describedBy="version-text"
      busy={upgrading}
      onEscape={upgrading ? null : putOff}
    >
      <p className={styles.versionKicker}>{t('versionUpgrade:newVersion')}</p>
      <h2 id="version-title">{t('versionUpgrade:ready', { brand, version: offered.versionNo })}</h2>
      <RichText id="version-text" className={styles.versionText} html={offered.versionDescribe ?? ''} />
      <div className={styles.versionFoot}>
        <Button disabled={upgrading} onClick={putOff}>
          {t('versionUpgrade:later')}
        </Button>
        <Button kind="primary" busy={upgrading} onClick={() => dispatch(upgradeAccepted(offered.versionNo))}>
          {t('versionUpgrade:tryNow')}
        </Button>
      </div>
    </ModalLayer>
  );
}
