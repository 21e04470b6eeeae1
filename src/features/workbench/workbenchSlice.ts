import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyInfo } from '../../../contract/companies.ts';
import type { DayItem, MonthEntry } from '../../../contract/schedules.ts';
import type { TaskListName, UserTask } from '../../../contract/tasks.ts';
import { addChangingResource, addResourceByKey } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addTaskChanges, deletionConfirmed } from '../task/taskSlice.ts';
import type { TaskGroup } from '../todoCentre/todoCentreSlice.ts';

interface WorkbenchState {
  companyInfo: Load<CompanyInfo>;
  /** The list that the card of each group shows. */
  chosen: Record<TaskGroup, TaskListName>;
  /** First to-dos by list; a list never requested is absent. */
  lists: Record<string, Load<UserTask[]>>;
  /** The day of the agenda, `YYYY-MM-DD`; null before the clock's first tick. */
  day: string | null;
  agenda: Load<DayItem[]>;
  /** Entries by month, `YYYY-MM`: of the day's week and of today. */
  months: Record<string, Load<MonthEntry[]>>;
}
const initialState: WorkbenchState = {
  companyInfo: emptyLoad(),
  chosen: { work: 'inProgress', personal: 'participating' },
  lists: {},
  day: null,
  agenda: emptyLoad(),
  months: {},
};

export const ownCompany = defineResource<CompanyInfo>('workbench', 'companyInfo');
/** The first to-dos of a list; the key is its name. */
export const todoCard = defineResource<UserTask[]>('workbench', 'todoList');
/** The schedules of the chosen day, which is the key. */
export const agenda = defineResource<DayItem[]>('workbench', 'agenda');
/** How full each day of a month is; the key is `YYYY-MM`. */
export const weekMonth = defineResource<MonthEntry[]>('workbench', 'month');

const slice = createSlice({
  name: 'workbench',
  initialState,
  reducers: {
    todoListChosen(state, { payload }: PayloadAction<{ group: TaskGroup; list: TaskListName }>) {
      state.chosen[payload.group] = payload.list;
    },
    /** Another day's schedules must never appear under the new heading (CAL-7). */
    dayChosen(state, { payload }: PayloadAction<string>) {
      if (state.day === payload) return;
      state.day = payload;
      state.agenda = emptyLoad();
    },
  },
  extraReducers: (builder) => {
    builder.addCase(deletionConfirmed, ({ lists, agenda: day }, { payload: { id } }) => {
      for (const list of Object.values(lists)) list.data = list.data?.filter((task) => task.id !== id) ?? null;
      day.data = day.data?.filter((item) => item.id !== id) ?? null;
    });
    addTaskChanges(builder, ({ lists }, id) =>
      Object.values(lists).flatMap(({ data }) => data?.filter((task) => task.id === id) ?? []),
    );
    addResource(builder, ownCompany, (state) => state.companyInfo);
    addResourceByKey(builder, todoCard, (state) => state.lists);
    addChangingResource(
      builder,
      agenda,
      (state) => state.day,
      (state) => state.agenda,
    );
    addResourceByKey(builder, weekMonth, (state) => state.months);
  },
  selectors: {
    selectCompanyInfo: (state) => state.companyInfo,
    selectChosenList: (state, group: TaskGroup) => state.chosen[group],
    selectTodoCard: (state, list: TaskListName) => state.lists[list],
    selectTodoCards: (state) => state.lists,
    selectChosenDay: (state) => state.day,
    selectAgenda: (state) => state.agenda,
    selectWeekMonths: (state) => state.months,
  },
});

export const { todoListChosen, dayChosen } = slice.actions;
export const workbenchReducer = scoped('company', slice.reducer);
export const {
  selectCompanyInfo,
  selectChosenList,
  selectTodoCard,
  selectTodoCards,
  selectChosenDay,
  selectAgenda,
  selectWeekMonths,
} = slice.selectors;
