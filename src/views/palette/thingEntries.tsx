import type { TaskListName, UserTask } from '../../../contract/tasks.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { isSelectable } from '../../features/companySwitch/companySwitchSlice.ts';
import { APPROVALS, approvalPlace } from '../../features/notificationCentre/applicationPlace.ts';
import { selectSummary } from '../../features/notificationCentre/notificationCentreSlice.ts';
import type { TodoIntent } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectPalette } from '../../features/palette/paletteSlice.ts';
import { chosenOf } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectTenantId } from '../../features/session/sessionSlice.ts';
import { groupOf, selectShownList, selectTodoPage } from '../../features/todoCentre/todoCentreSlice.ts';
import { selectTodoCards } from '../../features/workbench/workbenchSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Icon } from '../common/Icon.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { levelOf, Star } from '../common/Star.tsx';
import { timeText } from '../common/timeText.ts';
import { useTaskTitle } from '../common/useTaskTitle.ts';
import { useText } from '../common/useText.ts';
import type { PaletteEntry } from './paletteEntry.ts';

/** The members that match the keyword; choosing one starts a to-do for them. */
export function useMemberEntries(): PaletteEntry[] {
  const { members } = useAppSelector(selectPalette);
  return (members.data?.people ?? []).map((person) => ({
    id: `member:${person.id}`,
    group: 'members',
    answered: members.data?.answered,
    title: person.name,
    meta: [person.organizationUnitName, person.phoneNumber].filter(Boolean).join(' · '),
    side: person.jobTitle ?? undefined,
    icon: <Avatar name={person.name} size={24} />,
    act: { kind: 'dialog', opening: { tab: 2, intent: { kind: 'create', people: [chosenOf(person)] } } },
  }));
}

/** The companies of the account; one that is open or locked is found too, and says so. */
export function useCompanyEntries(): PaletteEntry[] {
  const t = useText();
  const { companies } = useAppSelector(selectPalette);
  const tenantId = useAppSelector(selectTenantId);
  return (companies.data ?? []).map((company) => {
    const isCurrent = company.tenantId === tenantId;
    const mayEnter = isSelectable(company);
    return {
      id: `company:${company.tenantId}`,
      group: 'companies',
      title: company.tenantName,
      meta: company.displayName ?? undefined,
      side: isCurrent ? t('shell:currentCompany') : mayEnter ? undefined : t('palette:locked'),
      icon: <CompanyTile name={company.tenantName} logo={company.logo} size={24} muted={!mayEnter} />,
      act: isCurrent || !mayEnter ? null : { kind: 'company', tenantId: company.tenantId },
    };
  });
}

/** The approvals that match the keyword; choosing one opens its page in the application. */
export function useApprovalEntries(): PaletteEntry[] {
  const t = useText();
  const now = useAppSelector(selectNow);
  const { approvals } = useAppSelector(selectPalette);
  return (approvals.data?.items ?? []).map(({ id, number, title, applicant, startTime }) => ({
    id: `approval:${id}`,
    group: 'approvals',
    answered: approvals.data?.answered,
    title,
    meta: `${number} · ${applicant.name}`,
    side: t(timeText(startTime, now)),
    icon: <Icon of={notificationIcon(APPROVALS)} size={16} />,
    act: { kind: 'page', to: approvalPlace(id) },
  }));
}

/** The loaded to-dos: those of the workbench, and of the list that was open last. */
export function useTodoEntries(): PaletteEntry[] {
  const t = useText();
  const now = useAppSelector(selectNow);
  const titleOf = useTaskTitle();
  const cards = useAppSelector(selectTodoCards);
  const shownList = useAppSelector(selectShownList);
  const page = useAppSelector(selectTodoPage);
  const entry = (task: UserTask, list: TaskListName): PaletteEntry => ({
    id: `todo:${task.id}`,
    group: 'todos',
    title: titleOf(task),
    meta: task.creatorName ?? undefined,
    side: t(timeText(task.endAt, now)),
    icon: <Star level={levelOf(task.degreeType)} />,
    act: { kind: 'dialog', opening: { tab: 2, intent: intentOf(task, list) } },
  });
  const found = new Map<string, PaletteEntry>();
  // The keys of the cards are the names of lists.
  for (const list of new Set([...(Object.keys(cards) as TaskListName[]), shownList])) {
    const tasks = [...(cards[list]?.data ?? []), ...(list === shownList ? page.items : [])];
    for (const task of tasks) if (!found.has(task.id)) found.set(task.id, entry(task, list));
  }
  return [...found.values()];
}

/** A work to-do is handed to the app by its code; a personal one has its detail. */
const intentOf = (task: UserTask, list: TaskListName): TodoIntent =>
  groupOf(list) === 'personal' ? { kind: 'detail', id: task.id, list } : { kind: 'code', list, task };

/** The modules with their newest title. */
export function useNotificationEntries(): PaletteEntry[] {
  const t = useText();
  const { data } = useAppSelector(selectSummary);
  return (data ?? []).map(({ moduleName, title, unreadCount }) => ({
    id: `notifications:${moduleName}`,
    group: 'notifications',
    title: notificationModuleName(t, moduleName),
    meta: title ?? undefined,
    words: [moduleName],
    side: unreadCount > 0 ? t('shell:unread', { count: unreadCount }) : undefined,
    icon: <Icon of={notificationIcon(moduleName)} size={16} />,
    act: { kind: 'dialog', opening: { tab: 1, place: moduleName } },
  }));
}
