/**
 * Tasks with a follow, completion or deletion under way. Apart from the slice, which comes with the shell: a log-out waits for
 * them, and its flow is there on every page.
 */
export const selectBusyTasks = ({ task }: { readonly task: { readonly busy: readonly string[] } }): readonly string[] =>
  task.busy;
