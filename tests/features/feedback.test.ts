import * as feedback from '../../src/features/feedback/feedbackSlice.ts';

const stateAfter = (...actions: Parameters<typeof feedback.feedbackReducer>[1][]) =>
  actions.reduce(feedback.feedbackReducer, feedback.feedbackReducer(undefined, { type: '@@test' }));
const message = { key: 'common:saved' };
const toast = (id: string, over: object = {}) =>
  feedback.toastShown({ id, kind: 'success', message, durationMs: 1, ...over });
const question = (id: string): feedback.Confirmation => ({
  id,
  title: message,
  question: message,
  consequence: null,
  confirm: message,
  danger: false,
});

it('a repeated message is one line that counts, and stays as long as the newest', () => {
  expect(stateAfter(toast('a'), toast('b')).toasts).toEqual([{ id: 'b', kind: 'success', message, count: 2 }]);
});

it.each<[string, object]>([
  ['of another kind', { kind: 'error' }],
  ['with other words', { message: { key: 'common:failed' } }],
  ['that offers an action', { action: { key: 'common:undo' } }],
])('a message %s is a line of its own', (_what, over) => {
  expect(stateAfter(toast('a'), toast('b', over)).toasts.map(({ id, count }) => [id, count])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

it.each([feedback.toastActed, feedback.toastClosed, feedback.toastDismissed])('a line goes alone: %p', (gone) => {
  expect(stateAfter(toast('a'), toast('b', { kind: 'info' }), gone('a')).toasts.map(({ id }) => id)).toEqual(['b']);
});

it.each([feedback.confirmationAccepted, feedback.confirmationDismissed])(
  'an answer closes its own question, not the newer one that has replaced it: %p',
  (answered) => {
    const asked = ['a', 'b'].map((id) => feedback.confirmationAsked(question(id)));
    expect(stateAfter(...asked, answered('b')).confirmation).toBeNull();
    expect(stateAfter(...asked, answered('a')).confirmation?.id).toBe('b');
    expect(stateAfter(...asked, answered('b'), answered('b')).confirmation).toBeNull();
  },
);
