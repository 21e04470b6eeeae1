/**
 * Tasks with a follow, completion or deletion under way. Separate from the slice, which is loaded with the shell:
 * logging out waits for them, and its flow exists on every page.
 */
export const selectBusyTasks = ({ task }: { readonly task: { readonly busy: readonly string[] } }): readonly string[] =>
  task.busy;
