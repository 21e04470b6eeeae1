import { sql } from 'kysely';
import type { Resource } from '../../../../../../contract/businessDescription.ts';
import type { Behaviour } from '../../engine/definition.ts';
import { field, text } from '../../words.ts';

const READ_ONLY = { create: false, change: false, delete: false } as const;

/** A member as HCM shows them: maintained in the console, read-only here. */
export const employee: Resource = {
  name: 'employee',
  label: text('员工', 'Employees'),
  one: text('员工', 'employee'),
  icon: 'users',
  facets: { title: 'name', owner: 'person' },
  fields: [
    field('name', 'text', '姓名', 'Name'),
    field('workNumber', 'text', '工号', 'Number'),
    field('englishName', 'text', '英文名', 'English name'),
    field('department', 'department', '部门', 'Department'),
    field('post', 'text', '岗位', 'Post'),
    field('person', 'person', '账号', 'Account'),
    field('joined', 'date', '加入日期', 'Joined'),
    field('isLeader', 'boolean', '部门负责人', 'Leads the department'),
  ],
  list: {
    columns: ['name', 'workNumber', 'department', 'post', 'joined', 'isLeader'],
    filters: ['department', 'isLeader'],
    sorting: 'title',
  },
  allows: READ_ONLY,
};

/** A department, and how many people work directly in it. */
export const department: Resource = {
  name: 'department',
  label: text('部门', 'Departments'),
  one: text('部门', 'department'),
  icon: 'network',
  facets: { title: 'name', owner: 'leader', amount: 'members' },
  fields: [
    field('name', 'text', '名称', 'Name'),
    field('englishName', 'text', '英文名', 'English name'),
    field('parent', 'department', '上级部门', 'Belongs to'),
    field('leader', 'person', '负责人', 'Head'),
    field('members', 'number', '人数', 'People'),
  ],
  list: { columns: ['name', 'parent', 'leader', 'members'], filters: ['parent', 'leader'], sorting: 'title' },
  allows: READ_ONLY,
};

/** Active members, presented as records. */
export const employeeBehaviour: Behaviour = {
  rows: sql`(select u.tenant_id, u.id, 'hr/employee' as kind, u.employee_number as number, null::text as status,
      u.name collate "C" as title, null::uuid as party, u.id as owner, null::float8 as amount, null::text as due,
      lower(concat_ws(' ', u.name, u.english_name, u.employee_number, u.job_title)) as words,
      jsonb_strip_nulls(jsonb_build_object('name', u.name, 'workNumber', u.employee_number,
        'englishName', u.english_name, 'department', u.organization_unit_id, 'post', u.job_title, 'person', u.id,
        'joined', to_char(u.creation_time, 'YYYY-MM-DD'), 'isLeader', coalesce(o.leader_id = u.id, false))) as values,
      1 as version, null::uuid as creator_id, u.creation_time, u.creation_time as update_time
    from tenant_users u left join organization_units o on o.id = u.organization_unit_id and o.tenant_id = u.tenant_id
    where u.is_active)`,
};

export const departmentBehaviour: Behaviour = {
  rows: sql`(select o.tenant_id, o.id, 'hr/department' as kind, null::text as number, null::text as status,
      o.display_name collate "C" as title, null::uuid as party, o.leader_id as owner, m.count::float8 as amount,
      null::text as due, lower(concat_ws(' ', o.display_name, o.english_name)) as words,
      jsonb_strip_nulls(jsonb_build_object('name', o.display_name, 'englishName', o.english_name, 'parent', o.parent_id,
        'leader', o.leader_id, 'members', m.count)) as values,
      1 as version, null::uuid as creator_id, o.creation_time, o.creation_time as update_time
    from organization_units o cross join lateral (select count(*)::int as count from tenant_users u
      where u.tenant_id = o.tenant_id and u.organization_unit_id = o.id and u.is_active) m)`,
};
