import {
  createTask,
  deleteTask as deleteTaskCall,
  getAttachment,
  getTask,
  getTaskCounts,
  markTask as markTaskCall,
  type TaskInput,
  type TaskListName,
  taskLists,
  toggleFollow as toggleFollowCall,
  updateTask,
  uploadAttachment,
} from '../../../contract/tasks.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Sort order of every to-do list (TODO-2). */
const SORT_TYPE = 1;

/** Counts of the work and personal to-do lists (TODO-1). */
export const taskCounts = () => toEndpoint(getTaskCounts, {});
/** One page of a to-do list: `maxResultCount` items after the first `skipCount` (TODO-2). */
export const taskPage = (list: TaskListName, skipCount: number, maxResultCount: number) =>
  toEndpoint(taskLists[list], { body: { skipCount, maxResultCount, sortType: SORT_TYPE } });
/** A to-do with its executors and attachments. */
export const taskOf = (id: string) => toEndpoint(getTask, { query: { id } });
/** Creates a personal to-do. */
export const newTask = (input: TaskInput) => toEndpoint(createTask, { body: input });
/** Changes a personal to-do, if its version is still `stamp`; null changes it in any case. */
export const changedTask = (id: string, input: TaskInput, stamp: string | null) =>
  toEndpoint(updateTask, { query: { id }, body: input, ...basedOn(stamp) });
/** Deletes a to-do, if its version is still `stamp`; null deletes it in any case. A GET that changes state. */
export const deleteTask = (id: string, stamp: string | null) =>
  toEndpoint(deleteTaskCall, { query: { id }, ...basedOn(stamp) });
/** Follows a to-do or stops following it (§4). A GET that changes state. */
export const toggleFollow = (id: string) => toEndpoint(toggleFollowCall, { query: { id } });
/** Marks a to-do complete for the caller (§4). */
export const markTask = (id: string) => toEndpoint(markTaskCall, { query: { id } });
/** Uploads an attachment; the file itself is added by `upload`. */
export const newAttachment = () => toEndpoint(uploadAttachment, {});
/** The content of an attachment. */
export const attachment = (blobName: string) => toEndpoint(getAttachment, { query: { filename: blobName } });
