import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  concurrencyStamp,
  emptyResponse,
  idQuery,
  longPageOf,
  pageOf,
  pageRequest,
  text,
  wallClock,
  wallClockOrNone,
} from './common.ts';

/** Importance: 0 normal, 1 important, 2 urgent, 3 important and urgent (§3). */
export const degreeType = z.int().check(z.minimum(0), z.maximum(3));
/** 0 in progress, 1 completed, 2 overdue (§4). */
export const executorStatus = z.int().check(z.minimum(0), z.maximum(2));

export const executor = z.object({ userId: z.string(), userName: z.string(), executorStatus });
export const attachment = z.object({ blobName: z.string(), fileName: z.string() });
export const userTask = z.object({
  id: z.string(),
  title: z.string(),
  description: z.optional(z.nullable(z.string())),
  degreeType,
  startedAt: wallClockOrNone,
  endAt: wallClockOrNone,
  isSynchronizeDate: z.boolean(),
  isWarming: z.boolean(),
  warmingTime: z.optional(z.nullable(z.number())),
  warmingType: z.optional(z.nullable(z.number())),
  executors: z.array(executor),
  attachments: z.array(attachment),
  createAt: wallClockOrNone,
  creatorName: z.optional(z.nullable(z.string())),
  tenantName: z.optional(z.nullable(z.string())),
  tenantId: z.optional(z.nullable(z.string())),
  isCollection: z.boolean(),
  myExecutorStatus: z.optional(z.nullable(executorStatus)),
  isEditOrDelete: z.boolean(),
  /** Business module that created it (BPM, OA …) or 'personal'. */
  source: z.optional(z.nullable(z.string())),
  /** For a to-do that asks for a decision on a request: its kind and subject. Not in the specification. */
  request: z.optional(z.nullable(z.object({ type: text, title: z.string() }))),
  concurrencyStamp,
});
export type UserTask = z.infer<typeof userTask>;

const workCounts = z.object({
  myInProgress: z.number(),
  myOverdue: z.number(),
  myFinished: z.number(),
  myCollection: z.number(),
  total: z.number(),
});
const personalCounts = z.object({
  myParticipateIn: z.number(),
  myStartCount: z.number(),
  myCollection: z.number(),
  total: z.number(),
});
export const taskCounts = z.object({
  work: workCounts,
  personal: personalCounts,
  /** The newest work to-dos waiting for the user's approval, and their number. Not in the specification. */
  approvals: z.optional(z.nullable(pageOf(userTask))),
});
export type TaskCounts = z.infer<typeof taskCounts>;

/** A POST according to the specification, although it only reads. */
export const getTaskCounts = defineCall('getTaskCounts', 'POST /api/user-work/common/user-task-count', 'tenant', {
  changesState: false,
  response: taskCounts,
});

const taskListRequest = z.object({ ...pageRequest, sortType: z._default(z.int(), 1) });
const taskList = (id: string, name: string) =>
  defineCall(id, `POST /api/user-work/${name}`, 'tenant', {
    changesState: false,
    body: taskListRequest,
    response: longPageOf(userTask),
  });

/** The seven lists of the to-do centre (§7), by the names that state and texts use. */
export const taskLists = {
  inProgress: taskList('listWorking', 'work/my-working'),
  overdue: taskList('listOverdue', 'work/my-overdue'),
  finished: taskList('listFinished', 'work/my-finished'),
  workFollowed: taskList('listWorkAttention', 'work/my-attention'),
  participating: taskList('listParticipate', 'personal/my-participate'),
  started: taskList('listStart', 'personal/my-start'),
  personalFollowed: taskList('listPersonalAttention', 'personal/my-attention'),
} as const;
export type TaskListName = keyof typeof taskLists;

/** The writable part of a to-do or schedule task. Title ≤ 50, description ≤ 1000, start not after end (§5). */
export const taskInput = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    description: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    degreeType: z._default(degreeType, 0),
    startedAt: wallClock,
    endAt: wallClock,
    isSynchronizeDate: z._default(z.boolean(), true),
    isWarming: z._default(z.boolean(), true),
    warmingTime: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
    warmingType: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2)))),
    /** User ids only on save (§3). */
    executors: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
    attachments: z._default(z.array(attachment).check(z.maxLength(5)), []),
    /** The id of a schedule in the file from which it is imported; a backend may ignore it. */
    uid: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  })
  .check(
    z.refine((task) => task.startedAt <= task.endAt, {
      path: ['startedAt'],
      message: 'start time cannot be greater than deadline',
    }),
  );
export type TaskInput = z.infer<typeof taskInput>;

/** Creates a personal to-do for its executors, who are notified. */
export const createTask = defineCall('createTask', 'POST /api/user-work/personal/create', 'tenant', {
  creates: true,
  body: taskInput,
  response: z.object({ id: z.string() }),
});
/** Changes a personal to-do; only its creator may (`isEditOrDelete`). New executors are notified. */
export const updateTask = defineCall('updateTask', 'POST /api/user-work/personal/update', 'tenant', {
  query: idQuery,
  body: taskInput,
  response: emptyResponse,
});
export const getTask = defineCall('getTask', 'GET /api/user-work/get-info-by-id', 'tenant', {
  query: idQuery,
  response: userTask,
});
/**
 * Deletes a to-do and notifies its executors; with `If-Match`, only if its version is the named one (else 412). A GET
 * that changes state.
 */
export const deleteTask = defineCall('deleteTask', 'GET /api/user-work/common/delete-by-id', 'tenant', {
  changesState: true,
  query: idQuery,
  response: emptyResponse,
});
/** Follows or unfollows the task, and returns the new state. A GET that changes state. */
export const toggleFollow = defineCall('toggleFollow', 'GET /api/user-work/todo-attention', 'tenant', {
  changesState: true,
  query: idQuery,
  response: z.object({ isCollection: z.boolean() }),
});
/** Marks the task complete for the caller, an executor. */
export const markTask = defineCall('markTask', 'POST /api/user-work/user-task-mark', 'tenant', {
  query: idQuery,
  response: emptyResponse,
});

/** One file in the part `file`, less than 5 MB. `name` is the server's name for it, `orgName` the user's. */
export const uploadAttachment = defineCall('uploadAttachment', 'POST /api/user-work/attachment/upload', 'tenant', {
  encoding: 'multipart',
  response: z.object({ name: z.string().check(z.minLength(1)), orgName: z.string() }),
});
/** The file itself. Pictures are served inline, everything else as a download. */
export const getAttachment = defineCall('getAttachment', 'GET /api/user-work/attachment/get-by-name', 'tenant', {
  query: z.object({ filename: z.string().check(z.minLength(1), z.maxLength(128)) }),
  response: emptyResponse,
});
