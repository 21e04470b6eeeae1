import type { Text } from '../../../contract/businessFields.ts';
import { keepComment, keptComment, unsentOf } from './drafts.ts';
import { failureTexts } from './failures.ts';
import { isMentionBegun, toldOf, withMention } from './mentions.ts';
import type { Offered } from './types.ts';

interface CommentState {
  readonly text: string;
  /** The user is searching for a colleague to mention. */
  readonly isMentioning: boolean;
  readonly problem: Text | null;
}
/** Sends the comment, and the people to notify. */
export type SendComment = (text: string, mentions: readonly string[]) => Promise<unknown>;

/** A comment being written, independent of rendering. Until it is sent, it is kept in the tab under `draftName`. */
export class Comment {
  #state: CommentState;
  #mentioned: readonly Offered[];
  readonly #draftName: string;
  readonly #listeners = new Set<() => void>();

  constructor(draftName: string) {
    const { text, mentioned, problem } = keptComment(draftName) ?? { text: '', mentioned: [], problem: null };
    this.#draftName = draftName;
    this.#state = { text, isMentioning: false, problem };
    this.#mentioned = mentioned;
  }

  readonly get = (): CommentState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get isEmpty(): boolean {
    return this.#state.text.trim() === '';
  }

  write(text: string): void {
    this.#tell({
      text,
      problem: null,
      isMentioning: this.#state.isMentioning || isMentionBegun(this.#state.text, text),
    });
  }

  /** Starts or cancels the search for a colleague. */
  toggle(): void {
    this.#tell({ isMentioning: !this.#state.isMentioning });
  }

  /** A colleague was picked; null if nobody was. */
  mention(one: Offered | null): void {
    if (one) this.#mentioned = [...this.#mentioned, one];
    this.#tell({ isMentioning: false, ...(one && { text: withMention(this.#state.text, one) }) });
  }

  /** Resolves with whether it was sent. */
  async send(send: SendComment): Promise<boolean> {
    const { text } = this.#state;
    const said = text.trim();
    try {
      await send(said, toldOf(said, this.#mentioned));
      const rest = unsentOf(this.#state.text, text);
      if (rest === '') this.#mentioned = [];
      this.#tell({ text: rest, isMentioning: false, problem: null });
      return true;
    } catch (error) {
      this.#tell({ problem: failureTexts(error) });
      return false;
    }
  }

  #tell(patch: Partial<CommentState>): void {
    this.#state = { ...this.#state, ...patch };
    const { text, problem } = this.#state;
    keepComment(this.#draftName, { text, problem, mentioned: this.#mentioned });
    for (const listener of this.#listeners) listener();
  }
}
