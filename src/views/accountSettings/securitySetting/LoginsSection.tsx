import { Link2, Link2Off } from 'lucide-react';
import type { ExternalLogin } from '../../../../contract/externalSignIn.ts';
import {
  loginRemovalWanted,
  loginReturnWanted,
  loginsResource,
  selectLogins,
  selectOwnActs,
} from '../../../features/ownAccount/ownAccountSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './securitySetting.module.css';

/** The accounts at external providers that sign this account in; nothing if there has never been one. */
export function LoginsSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectLogins);
  if (load.data?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('ownAccount:logins')} />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={44} />}
        failedTitle={t('ownAccount:loginsFailed')}
        onRetry={() => dispatch(loginsResource.wanted())}
        compact
      >
        {(items) => items.map((item) => <Login key={item.id} item={item} />)}
      </LoadedPart>
    </section>
  );
}

function Login({ item }: { readonly item: ExternalLogin }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectOwnActs).includes(item.id);
  const { id, provider, creationTime, removedTime } = item;
  const isRemoved = removedTime !== null;
  return (
    <div className={styles.way}>
      <Icon of={isRemoved ? Link2Off : Link2} />
      <span className={styles.wide}>{provider}</span>
      <span className={`${looks.meta} ${styles.note}`}>
        {isRemoved
          ? t('ownAccount:removedOn', { date: removedTime.slice(0, 10) })
          : t('ownAccount:linked', { date: creationTime.slice(0, 10) })}
      </span>
      <span className={styles.acts}>
        <TextButton
          className={styles.act}
          busy={isBusy}
          onClick={() => dispatch(isRemoved ? loginReturnWanted({ id }) : loginRemovalWanted({ id, provider }))}
        >
          {t(isRemoved ? 'ownAccount:restore' : 'ownAccount:remove')}
        </TextButton>
      </span>
    </div>
  );
}
