import { ACCOUNT, COMPANIES, ROUTES } from './account.ts';
import { ACCESS, AREAS, DEVELOPERS, RULES } from './platform.ts';
import type { Requirement, RequirementGroup } from './row.ts';
import { SHELL, STORE } from './shell.ts';
import { CALENDAR, NOTIFICATIONS, REAL_TIME, TODOS } from './work.ts';

/** Every requirement, in the order of docs/requirements.md. */
export const REQUIREMENT_GROUPS: readonly RequirementGroup[] = [
  ACCOUNT,
  ROUTES,
  COMPANIES,
  STORE,
  SHELL,
  NOTIFICATIONS,
  REAL_TIME,
  TODOS,
  CALENDAR,
  AREAS,
  RULES,
  ACCESS,
  DEVELOPERS,
];

/** The same rows without their groups. */
export const REQUIREMENTS: readonly Requirement[] = REQUIREMENT_GROUPS.flatMap(({ rows }) => rows);
