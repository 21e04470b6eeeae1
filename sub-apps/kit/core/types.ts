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

// Short names for the answers of the calls in contract/. Types only: none of the contract's schemas are bundled.

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

/** A file as a record stores it. */
export interface KeptFile {
  readonly blobName: string;
  readonly fileName: string;
}

/** A person or thing that can be a field's value. */
export interface Offered {
  readonly id: string;
  readonly title: string;
  /** Shown next to the title: a number, a department. */
  readonly hint: string;
  /** Its name once chosen, if that is more than its title. */
  readonly called?: string;
  /** Fields of the offered record, from which others are derived, and the names of the ids in them. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly names?: Names;
  /** How much of its open quantities other records already hold. */
  readonly held?: Choices['items'][number]['held'];
}
