import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Member } from '../../../../contract/members.ts';
import { type ChosenMember, membersChosen, selectChosenMembers } from '../../../features/members/membersSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Avatar } from '../../common/Avatar.tsx';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import { Icon } from '../../common/Icon.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';
import { useMemberMove } from './useMemberMove.ts';
import { useUnitNames } from './useUnitNames.ts';

/** A page of people, with multiple selection and actions on each. */
export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { departmentOf } = useUnitNames();
  const chosen = useAppSelector(selectChosenMembers);
  const known = new Map([...chosen, ...members.map(chosenOf)].map((one) => [one.id, one]));
  const choose = (ids: readonly string[]) => dispatch(membersChosen(ids.flatMap((id) => known.get(id) ?? [])));
  const columns: readonly Column<Member>[] = [
    { key: 'name', head: t('members:name'), cell: (member) => <NameCell member={member} /> },
    { key: 'department', head: t('members:department'), cell: departmentOf, width: '15%', wide: true },
    {
      key: 'jobTitle',
      head: t('members:jobTitle'),
      cell: ({ jobTitle }) => jobTitle ?? '–',
      width: '13%',
      wide: true,
    },
    {
      key: 'employeeNumber',
      head: t('members:numberHead'),
      cell: ({ employeeNumber }) => employeeNumber ?? '–',
      width: 88,
      wide: true,
      spare: true,
    },
    {
      key: 'phone',
      head: t('members:phoneHead'),
      cell: ({ phoneNumber }) => phoneNumber ?? '–',
      width: 128,
      wide: true,
      spare: true,
    },
    { key: 'state', head: t('members:state'), cell: (member) => <StateCell member={member} />, width: 100 },
    { key: 'acts', head: t('members:acts'), cell: (member) => <ActsCell member={member} />, width: 104 },
  ];
  return (
    <DataTable
      caption={t('members:table')}
      columns={columns}
      rows={members}
      choice={{ ids: chosen.map(({ id }) => id), nameOf: ({ name }) => name, onChoose: choose }}
    />
  );
}

function NameCell({ member: { name, isLeader } }: { readonly member: Member }) {
  const t = useText();
  return (
    <span className={styles.name}>
      <Avatar name={name} size={22} />
      <span>{name}</span>
      {isLeader && <span className={styles.leader}>{t('members:leader')}</span>}
    </span>
  );
}

/** The state as shape and word. */
function StateCell({ member: { isActive } }: { readonly member: Member }) {
  const t = useText();
  if (isActive) return t('members:state_active');
  return (
    <span className={styles.disabled}>
      <Icon of={Ban} size={14} />
      {t('members:state_disabled')}
    </span>
  );
}

const chosenOf = ({ id, name, organizationUnitId }: Member): ChosenMember => ({ id, name, organizationUnitId });

function ActsCell({ member }: { readonly member: Member }) {
  const { id, name } = member;
  const t = useText();
  const place = useAppSelector(selectOrganizationPlace);
  const move = useMemberMove();
  return (
    <span className={styles.acts}>
      <Link to={organizationHref({ ...place, member: id })} aria-label={t('members:editOf', { name })}>
        {t('members:edit')}
      </Link>
      <TextButton aria-label={t('members:moveOf', { name })} onClick={() => move([chosenOf(member)])}>
        {t('members:move')}
      </TextButton>
    </span>
  );
}
