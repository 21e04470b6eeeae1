import type * as z from 'zod/mini';
import type {
  getBusinessApplication,
  getBusinessBoard,
  getBusinessHistory,
  getBusinessRecord,
  getBusinessSummary,
  listBusinessRecords,
  Names,
} from '../../../contract/businessCalls.ts';
import type { listBusinessChoices } from '../../../contract/businessListCalls.ts';

// What the calls of contract/ answer, by short names. Types alone: nothing of the contract's schemas is in the build.

type AnswerOf<Call extends { readonly response: z.ZodMiniType }> = z.infer<Call['response']>;

export type Described = AnswerOf<typeof getBusinessApplication>;
export type Listed = AnswerOf<typeof listBusinessRecords>;
export type Boarded = AnswerOf<typeof getBusinessBoard>;
export type BoardColumn = Boarded['columns'][number];
export type Summed = AnswerOf<typeof getBusinessSummary>;
export type Shown = AnswerOf<typeof getBusinessRecord>;
export type PossibleEvent = Shown['may']['events'][number];
export type Happened = AnswerOf<typeof getBusinessHistory>;
export type Choices = AnswerOf<typeof listBusinessChoices>;

export type Language = 'zh' | 'en';

/** A file as a record keeps it. */
export interface KeptFile {
  readonly blobName: string;
  readonly fileName: string;
}

/** Somebody or something that a field can be given. */
export interface Offered {
  readonly id: string;
  readonly title: string;
  /** Said beside the title: a number, a department. */
  readonly hint: string;
  /** What it is called once it is chosen, where that is more than its title. */
  readonly called?: string;
  /** Fields of the record that is offered, for what follows from it, and what the ids in them are called. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly names?: Names;
  /** What other records hold already of what is open of it. */
  readonly held?: Choices['items'][number]['held'];
}
