import { call, put, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { revokeBlobUrl } from '../../services/browser/blobs.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { download } from '../../services/http/download.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { type CallOptions, callWith, networkAnswered } from './callApi.ts';

type Event = { readonly type: string };

/** How a slice shows a picture that was fetched by a call. */
interface Shown<State> {
  readonly fetched: (url: string) => Event;
  readonly dropped: () => Event;
  readonly selectUrl: (state: State) => string | null | undefined;
  /** Events after which nobody looks at it any longer. */
  readonly left: readonly Event[];
  /** Events by which another one takes its place. */
  readonly replaced?: readonly Event[];
}

/**
 * Fetches a picture and holds its blob address until one of these events. However that ends, the slice then no longer
 * shows the address, and it is revoked. Returns why the picture could not be fetched, if so.
 */
export function* showDownload<State>(
  endpoint: Endpoint<unknown>,
  shown: Shown<State>,
  options: CallOptions = {},
): SagaGenerator<ApiError | null> {
  // A task of its own, for the same reason as in askConfirmation: a caller that is cancelled must not go on.
  return yield* call(fetchAndHold<State>, endpoint, shown, options);
}

function* fetchAndHold<State>(
  endpoint: Endpoint<unknown>,
  { fetched, dropped, selectUrl, left, replaced = [] }: Shown<State>,
  options: CallOptions,
): SagaGenerator<ApiError | null> {
  const { answer } = yield* race({
    answer: call(callWith<unknown, string>, download, endpoint, options),
    left: take(left.map(({ type }) => type)),
  });
  if (!answer?.ok) return answer?.error ?? null;
  const url = answer.value;
  try {
    yield* networkAnswered();
    yield* put(fetched(url));
    yield* take([...left, ...replaced].map(({ type }) => type));
  } finally {
    try {
      if ((yield* select(selectUrl)) === url) yield* put(dropped());
    } finally {
      yield* call(revokeBlobUrl, url);
    }
  }
  return null;
}
