import { useId } from 'react';
import type { TaskListName } from '../../../contract/tasks.ts';
import { selectTotalOf, TASK_GROUPS, type TaskGroup } from '../../features/todoCentre/todoCentreSlice.ts';
import { selectChosenList, selectTodoCard, todoCard, todoListChosen } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { SectionHead } from '../common/SectionHead.tsx';
import { moveWithin } from '../common/tabKeys.ts';
import { useText } from '../common/useText.ts';
import { DialogLink } from '../notificationDialog/DialogLink.tsx';
import { TaskRow } from './TaskRow.tsx';
import { TasksSkeleton } from './TasksSkeleton.tsx';
import todosStyles from './todos.module.css';
import { EMPTY_KEYS, LIST_KEYS } from './todoTexts.ts';
import workbenchStyles from './workbench.module.css';

const TITLES = { work: 'workbench:workTodos', personal: 'workbench:personalTodos' } as const;

/** The first to-dos of the lists of one group, a tab for each list with its count (POR-2). */
export function TodoSection({ group }: { readonly group: TaskGroup }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectChosenList(state, group));
  const load = useAppSelector((state) => selectTodoCard(state, chosen));
  const id = useId();
  const { title, sentence } = EMPTY_KEYS[chosen];
  return (
    <section className={workbenchStyles.todoSection} aria-labelledby={`${id}-title`}>
      <SectionHead
        id={`${id}-title`}
        title={t(TITLES[group])}
        more={
          <DialogLink
            opening={{ tab: 2, intent: { kind: 'list', list: chosen } }}
            words={t('notificationDialog:todoCentre')}
          />
        }
      >
        <Tabs group={group} id={id} />
      </SectionHead>
      <div
        id={`${id}-panel`}
        className={workbenchStyles.sectionBody}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
      >
        <LoadedPart
          load={load}
          skeleton={<TasksSkeleton />}
          failedTitle={t('workbench:todosFailed')}
          onRetry={() => dispatch(todoCard.wanted(chosen))}
        >
          {(tasks) =>
            tasks.length === 0 ? (
              <EmptyState title={t(title)} sentence={t(sentence)} />
            ) : (
              <ul>
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} list={chosen} />
                ))}
              </ul>
            )
          }
        </LoadedPart>
      </div>
    </section>
  );
}

function Tabs({ group, id }: { readonly group: TaskGroup; readonly id: string }) {
  return (
    <div className={todosStyles.tabs} role="tablist" aria-labelledby={`${id}-title`} onKeyDown={moveWithin}>
      {TASK_GROUPS[group].map((list) => (
        <Tab key={list} group={group} list={list} id={id} />
      ))}
    </div>
  );
}

interface TabProps {
  readonly group: TaskGroup;
  readonly list: TaskListName;
  readonly id: string;
}

function Tab({ group, list, id }: TabProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector((state) => selectChosenList(state, group)) === list;
  const count = useAppSelector((state) => selectTotalOf(state, list));
  return (
    <button
      id={`${id}-${list}`}
      type="button"
      role="tab"
      className={`${todosStyles.tab} ${looks.insetFocus}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => dispatch(todoListChosen({ group, list }))}
    >
      {t(LIST_KEYS[list])}{' '}
      {count !== null && (
        <span className={classes(todosStyles.tabCount, list === 'overdue' && count > 0 && todosStyles.tabCountLate)}>
          {count}
        </span>
      )}
    </button>
  );
}
