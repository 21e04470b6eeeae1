import { KeySquare, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '../../../../contract/passkeys.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { selectPasskeysOffered } from '../../../features/login/loginSlice.ts';
import {
  NEW_PASSKEY,
  passkeyRemovalWanted,
  passkeyRenameWanted,
  passkeysResource,
  passkeyWanted,
  selectPasskeyActs,
  selectPasskeys,
} from '../../../features/passkeys/passkeysSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { PlainButton } from '../../common/PlainButton.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../../console/ConsoleDialog.tsx';
import styles from './securitySetting.module.css';

/** The account's passkeys: the browser creates them where it can, the person names them. */
export function PasskeysSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectPasskeys);
  const acts = useAppSelector(selectPasskeyActs);
  const isPossible = useAppSelector(selectPasskeysOffered);
  const [naming, setNaming] = useState<Passkey | typeof NEW_PASSKEY | null>(null);
  return (
    <section className={styles.section}>
      <SectionHead
        title={t('passkeys:title')}
        note={<span className={styles.headNote}>{t(isPossible ? 'passkeys:note' : 'passkeys:notHere')}</span>}
      >
        {isPossible && (
          <PlainButton
            className={styles.headAct}
            busy={acts.includes(NEW_PASSKEY)}
            onClick={() => setNaming(NEW_PASSKEY)}
          >
            <Icon of={Plus} size={16} />
            {t('passkeys:add')}
          </PlainButton>
        )}
      </SectionHead>
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={40} />}
        failedTitle={t('passkeys:failed')}
        onRetry={() => dispatch(passkeysResource.wanted())}
        compact
      >
        {(items) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('passkeys:none')}</p>
          ) : (
            items.map((item) => (
              <PasskeyRow key={item.id} item={item} busy={acts.includes(item.id)} onRename={() => setNaming(item)} />
            ))
          )
        }
      </LoadedPart>
      {naming !== null && <NameDialog passkey={naming} onClose={() => setNaming(null)} />}
    </section>
  );
}

type PasskeyRowProps = { readonly item: Passkey; readonly busy: boolean; readonly onRename: () => void };

function PasskeyRow({ item, busy, onRename }: PasskeyRowProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const { id, name, creationTime, lastUsedTime } = item;
  return (
    <div className={styles.way}>
      <Icon of={KeySquare} />
      <span className={styles.wide}>{name}</span>
      <span className={`${looks.meta} ${styles.note}`}>{t('passkeys:added', { date: creationTime.slice(0, 10) })}</span>
      <span className={`${looks.meta} ${styles.when}`}>
        {lastUsedTime === null ? t('passkeys:neverUsed') : t('passkeys:used', { date: t(timeText(lastUsedTime, now)) })}
      </span>
      <span className={styles.acts}>
        <TextButton className={styles.act} busy={busy} onClick={onRename}>
          {t('passkeys:rename')}
        </TextButton>
        <TextButton className={styles.act} busy={busy} onClick={() => dispatch(passkeyRemovalWanted({ id, name }))}>
          {t('passkeys:remove')}
        </TextButton>
      </span>
    </div>
  );
}

function NameDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey | typeof NEW_PASSKEY;
  readonly onClose: () => void;
}) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { values, isTyped, bind, check } = useForm<'name'>({
    form: 'passkey',
    initial: { name: passkey === NEW_PASSKEY ? t('passkeys:defaultName') : passkey.name },
    faultOf: (_field, { name }) => (name.trim() === '' ? 'passkeys:nameEmpty' : null),
    refused: {},
    onRefusedEdited: () => {},
  });
  return (
    <ConsoleDialog
      title={t(passkey === NEW_PASSKEY ? 'passkeys:addTitle' : 'passkeys:renameTitle')}
      confirm={t('passkeys:save')}
      isTyped={isTyped}
      onClose={onClose}
      onConfirm={(form) => {
        if (!check(form, ['name'])) return;
        const name = values.name.trim();
        dispatch(passkey === NEW_PASSKEY ? passkeyWanted({ name }) : passkeyRenameWanted({ id: passkey.id, name }));
        onClose();
      }}
    >
      <FormField {...bind('name')} label={t('passkeys:name')} maxLength={64} autoComplete="off" data-autofocus />
    </ConsoleDialog>
  );
}
