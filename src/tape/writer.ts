import { encode } from './codec.ts';
import { createDigest, type DigestOf, plainDigest } from './digest.ts';
import type { Json } from './format.ts';
import type { Mask } from './mask.ts';
import { type Pen, plainPen } from './pen.ts';

/** An event, as a tape sees it. */
export interface Said {
  readonly type: string;
  readonly payload?: unknown;
}

/** How notes are written on a tape. */
export interface Writer {
  /** An event from outside. A bare payload counts under the name of its event. */
  readonly action: (action: Said) => Json;
  readonly actionDigest: (action: Said) => string;
  readonly stateDigest: (state: unknown) => string;
  /** What a performer was asked. */
  readonly args: (args: readonly unknown[], performer: string) => Json;
  /** What it answered. */
  readonly answer: (value: unknown, performer: string) => Json;
}

/**
 * Two pens, since only what comes from outside decides what is hidden: what the program itself says follows. `digest`
 * is of what was written.
 */
function writerOf(heard: Pen, said: Pen, stateDigest: DigestOf, digest: DigestOf): Writer {
  const answer = (value: unknown, performer: string) => encode(value, heard, performer);
  return {
    action: ({ type, payload, ...rest }) => ({
      type,
      ...(encode(rest, heard) as object),
      ...(payload !== undefined && { payload: answer(payload, type) }),
    }),
    actionDigest: (action) => actionDigest(action, said, digest),
    stateDigest: (state) => stateDigest(state),
    args: (args, performer) => encode(args, said, performer),
    answer,
  };
}

/** An event as JSON has it. A bare payload counts under the name of the event. */
export const encodedAction = ({ type, payload, ...rest }: Said, pen: Pen): EncodedAction => ({
  ...(encode(rest, pen) as object),
  type,
  payload: encode(payload, pen, type),
});

/** An event as `encodedAction` writes it; a missing payload is an undefined one. */
export type EncodedAction = { readonly type: string; readonly payload?: Json };

/** The digest of an encoded event. */
export const digestOfAction = ({ type, payload = { $: 'u' }, ...rest }: EncodedAction, digest: DigestOf): string =>
  digest({ ...rest, [type]: payload });

/** The digest of an event that the program said; `digest` is of what was written. */
export const actionDigest = (action: Said, pen: Pen, digest: DigestOf): string =>
  digestOfAction(encodedAction(action, pen), digest);

/** Writes everything as it is. */
export function plainWriter(numberOf: Pen['numberOf']): Writer {
  const pen = plainPen(numberOf);
  return writerOf(pen, pen, plainDigest, plainDigest);
}

/** Hides what the mask hides. */
export function maskedWriter(numberOf: Pen['numberOf'], mask: Mask): Writer {
  return writerOf(
    mask.heard(numberOf),
    mask.said(numberOf),
    createDigest(mask.isHidden),
    createDigest(mask.isHiddenAsWritten),
  );
}
