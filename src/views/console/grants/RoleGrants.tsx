import { COMPANY_ROLES, rolesResource, selectCompanyRoles } from '../../../features/grants/grantsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { numberWords } from '../orders/orderWords.ts';
import { GrantSwitch } from './GrantSwitch.tsx';
import styles from './grants.module.css';
import { policyName, roleName } from './grantWords.ts';

/** What each role of the company grants (§6): one row per policy, one column per role. */
export function RoleGrants() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectCompanyRoles);
  return (
    <section aria-labelledby="role-grants" data-dense>
      <SectionHead id="role-grants" title={t('grants:rolesTitle')} note={t('grants:rolesNote')} />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={240} />}
        failedTitle={t('grants:failed')}
        onRetry={() => dispatch(rolesResource.wanted())}
      >
        {({ items, grantable }) => {
          const roles = COMPANY_ROLES.flatMap((role) => {
            const row = items.find((item) => item.role === role);
            return row ? [{ ...row, role }] : [];
          });
          const others = roles.flatMap(({ policies }) => policies).filter((policy) => !grantable.includes(policy));
          return (
            <table className={styles.grants}>
              <thead>
                <tr>
                  <th scope="col">{t('grants:policy')}</th>
                  {roles.map(({ role, memberCount }) => (
                    <th key={role} scope="col">
                      {roleName(t, role)}{' '}
                      <span className={looks.meta}>
                        {t({ key: 'grants:members', params: { count: memberCount, n: numberWords(memberCount) } })}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...grantable, ...new Set(others)].map((policy) => (
                  <tr key={policy}>
                    <th scope="row">{policyName(t, policy)}</th>
                    {roles.map(({ role, policies }) => (
                      <td key={role}>
                        <GrantSwitch
                          grant={{ kind: 'rolePolicy', role, policy }}
                          label={t('grants:switchOf', { policy: policyName(t, policy), holder: roleName(t, role) })}
                          isOn={policies.includes(policy)}
                          reason={grantable.includes(policy) ? null : t('grants:notGrantable')}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </LoadedPart>
    </section>
  );
}
