import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "To-do centre views". Any view leads to any other, but a code is only shown for a row of the list. A
 * dirty form asks before it is left; the flow does so before it puts one of these events.
 */
export const todoCentreMachine = defineMachine('todoCentre', {
  scope: 'company',
  initial: 'list',
  any: { todoListShown: 'list', todoFormShown: 'form', todoDetailShown: 'detail', todoPanelLeft: 'list' },
  transitions: { list: { todoCodeShown: 'qrCode' }, qrCode: {}, form: {}, detail: {} },
});
export type TodoView = keyof typeof todoCentreMachine.transitions;

/** The numbers of §4. */
export const TODO_VIEWS = { list: 1, qrCode: 2, form: 3, detail: 4 } as const satisfies Record<TodoView, 1 | 2 | 3 | 4>;
