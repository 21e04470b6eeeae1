// Spec §1 "personal workbench", POR-2: its cards of to-dos, the agenda of the chosen day, company information, and
// fresh policies. Each part loads, fails and is retried separately.
import type { Action } from '@reduxjs/toolkit';
import { LIMITS } from '../constants/limits.ts';
import { fork, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { clockTicked, selectNow } from '../features/clock/clockSlice.ts';
import { companyLogoLearned, selectCompanyId } from '../features/company/companySlice.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { languageChosen } from '../features/settings/settingsSlice.ts';
import { deletionFailed, followSettled, taskCompleted, taskDeleted } from '../features/task/taskSlice.ts';
import { taskSaved } from '../features/taskForm/taskFormSlice.ts';
import { groupOf, type TaskGroup } from '../features/todoCentre/todoCentreSlice.ts';
import {
  agenda,
  dayChosen,
  ownCompany,
  selectChosenDay,
  selectChosenList,
  selectCompanyInfo,
  todoCard,
  todoListChosen,
  weekMonth,
} from '../features/workbench/workbenchSlice.ts';
import { weekOf } from '../lib/wallClock.ts';
import { companyInfo } from '../services/api/companies.ts';
import { scheduleDay, scheduleMonth } from '../services/api/schedules.ts';
import { taskPage } from '../services/api/tasks.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { refreshConfiguration } from './steps/refreshConfiguration.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* workbench(): SagaGenerator<void> {
  yield* whileShellOpen(keepWorkbench);
}

function* keepWorkbench(): SagaGenerator<void> {
  yield* fork(refreshConfiguration);
  for (const group of ['work', 'personal'] as const) yield* fork(() => keepCard(group));
  const agendaDue = [dayChosen, agenda.wanted, taskSaved, taskDeleted, deletionFailed];
  yield* fork(() => keepFresh(loadAgenda, { on: agendaDue, live: 'todos' }));
  yield* fork(followToday);
  // Without a company there is no company information to show.
  if ((yield* select(selectCompanyId)) !== null)
    yield* keepFresh(loadCompany, { on: [ownCompany.wanted, languageChosen, settingsElsewhere], live: false });
}

/** Another tab has changed the settings, perhaps the language. */
const settingsElsewhere = {
  match: (action: Action<string>) => keyChanged.match(action) && action.payload.key === 'settings',
};

function* loadCompany(): SagaGenerator<void> {
  yield* load(ownCompany, companyInfo());
  const logo = (yield* select(selectCompanyInfo)).data?.logo;
  if (logo) yield* put(companyLogoLearned(logo));
}

/** The first to-dos of the list that a group shows. */
function* keepCard(group: TaskGroup): SagaGenerator<void> {
  const loadCard = function* () {
    const list = yield* select(selectChosenList, group);
    yield* load(todoCard, taskPage(list, 0, LIMITS.workbenchTasks), { key: list, as: ({ items }) => items });
  };
  const chosen = {
    match: (action: Action<string>) =>
      (todoListChosen.match(action) && action.payload.group === group) ||
      (todoCard.wanted.match(action) && groupOf(action.meta.key) === group),
  };
  yield* keepFresh(loadCard, {
    on: [chosen, taskSaved, taskDeleted, deletionFailed, taskCompleted, followSettled],
    live: 'todos',
  });
}

/** The first tick selects today; at midnight the selection moves on if it was still the day that has just ended. */
function* followToday(): SagaGenerator<void> {
  let former: string | null = null;
  while (true) {
    const { payload } = yield* take(clockTicked);
    const today = payload.slice(0, 10);
    const chosen = yield* select(selectChosenDay);
    if (chosen === former && chosen !== today) yield* put(dayChosen(today));
    former = today;
  }
}

/** The day's schedules, and the months that contain its week and today. */
function* loadAgenda(): SagaGenerator<void> {
  const day = yield* select(selectChosenDay);
  if (day === null) return;
  const today = yield* select(selectNow);
  const months = new Set([...weekOf(day), ...(today === null ? [] : [today])].map((date) => date.slice(0, 7)));
  for (const month of months) yield* fork(loadMonth, month);
  yield* load(agenda, scheduleDay(day), { key: day, as: ({ optionsInfo }) => optionsInfo });
}

/** The dots of the week strip. If they cannot be loaded, the strip has none (§8 "Calendar API failure"). */
function* loadMonth(month: string): SagaGenerator<void> {
  yield* load(weekMonth, scheduleMonth(month), { key: month });
}
