import type { MemberGrants as Held } from '../../../../contract/grants.ts';
import { CONSOLE_ROLES, POLICIES } from '../../../constants/permissions.ts';
import {
  COMPANY_ROLES,
  memberResource,
  selectCompanyRoles,
  selectMemberGrants,
} from '../../../features/grants/grantsSlice.ts';
import { selectUserInfo } from '../../../features/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { GrantSwitch } from './GrantSwitch.tsx';
import styles from './grants.module.css';
import { policyName, roleName } from './grantWords.ts';

/** A member's grants and their sources (§6), each with its switch. */
export function MemberGrants({ memberId }: { readonly memberId: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectMemberGrants);
  return (
    <LoadedPart
      load={load}
      skeleton={<SkeletonBar width="100%" height={160} />}
      failedTitle={t('grants:failed')}
      onRetry={() => dispatch(memberResource.wanted(memberId))}
      compact
    >
      {(held) => (
        <>
          <Roles held={held} />
          <Policies held={held} />
        </>
      )}
    </LoadedPart>
  );
}

function Roles({ held: { id, name, roles } }: { readonly held: Held }) {
  const t = useText();
  const own = useAppSelector(selectUserInfo)?.id;
  // People who revoke their own last console role would lose the console.
  const openers = roles.filter((role) => CONSOLE_ROLES.includes(role));
  const isLast = (role: string) => id === own && openers.length === 1 && openers.includes(role);
  return (
    <section aria-labelledby="member-roles">
      <SectionHead id="member-roles" title={t('grants:memberRoles')} />
      <ul className={styles.held}>
        {COMPANY_ROLES.map((role) => (
          <li key={role}>
            <span>
              {roleName(t, role)}
              {isLast(role) && <span className={looks.meta}> {t('grants:ownConsole')}</span>}
            </span>
            <GrantSwitch
              grant={{ kind: 'memberRole', id, name, role }}
              label={t('grants:switchOf', { policy: roleName(t, role), holder: name })}
              isOn={roles.includes(role)}
              reason={isLast(role) ? t('grants:ownConsole') : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policies({ held: { id, name, policies, roles } }: { readonly held: Held }) {
  const t = useText();
  const grantable = useAppSelector(selectCompanyRoles).data?.grantable ?? [];
  const own = useAppSelector(selectUserInfo)?.id;
  const others = policies.map(({ policy }) => policy).filter((policy) => !grantable.includes(policy));
  const reasonOf = (policy: string, isOn: boolean) => {
    if (!grantable.includes(policy)) return t('grants:notGrantable');
    const byRole = policies.find((one) => one.policy === policy)?.roles.length ?? 0;
    return policy === POLICIES.hostConsole && id === own && isOn && byRole === 0 ? t('grants:ownConsole') : null;
  };
  return (
    <section aria-labelledby="member-policies">
      <SectionHead id="member-policies" title={t('grants:memberPolicies')} />
      <ul className={styles.held}>
        {[...grantable, ...others].map((policy) => {
          const from = policies.find((one) => one.policy === policy);
          const isOn = from?.isOwn === true;
          const reason = reasonOf(policy, isOn);
          const sources = [
            ...(isOn ? [t('grants:fromSelf')] : []),
            ...(from && from.roles.length > 0
              ? [t('grants:fromRole', { roles: from.roles.map((role) => roleName(t, role)).join(' / ') })]
              : []),
            ...(from && policy === POLICIES.hostConsole && !roles.some((role) => CONSOLE_ROLES.includes(role))
              ? [t('grants:needsRole')]
              : []),
          ];
          return (
            <li key={policy}>
              <span>
                {policyName(t, policy)}{' '}
                <span className={looks.meta}>
                  {reason ?? (sources.length > 0 ? sources.join(' · ') : t('grants:nothing'))}
                </span>
              </span>
              <GrantSwitch
                grant={{ kind: 'memberPolicy', id, name, policy }}
                label={t('grants:switchOf', { policy: policyName(t, policy), holder: name })}
                isOn={isOn}
                reason={reason}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
