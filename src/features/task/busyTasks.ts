/** Absent until the shell has been open: its slice is loaded with it. */
interface WithTasks {
  readonly task?: { readonly busy: readonly string[] };
}
const NONE: readonly string[] = [];

/**
 * Tasks with a follow, completion or deletion under way. Separate from the slice: logging out waits for them, and its
 * flow exists on every page.
 */
export const selectBusyTasks = ({ task }: WithTasks): readonly string[] => task?.busy ?? NONE;
