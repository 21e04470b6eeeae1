import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "To-do centre views". Any view leads to any other, but a code is only shown for a row of the list. A
 * dirty form asks before it is left; the flow does that before it puts one of these events.
 */
export const todoCentreMachine = defineMachine('todoCentre', {
  initial: 'list',
  transitions: {
    list: { listShown: 'list', codeShown: 'qrCode', formShown: 'form', detailShown: 'detail', panelLeft: 'list' },
    qrCode: { listShown: 'list', formShown: 'form', detailShown: 'detail', panelLeft: 'list' },
    form: { listShown: 'list', formShown: 'form', detailShown: 'detail', panelLeft: 'list' },
    detail: { listShown: 'list', formShown: 'form', detailShown: 'detail', panelLeft: 'list' },
  },
});
export type TodoView = keyof typeof todoCentreMachine.transitions;

/** The numbers of §4. */
export const TODO_VIEWS = { list: 1, qrCode: 2, form: 3, detail: 4 } as const satisfies Record<TodoView, 1 | 2 | 3 | 4>;
