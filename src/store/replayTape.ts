import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { ChunkLoadError } from '../lib/chunk.ts';
import { type Program, program } from '../sagas/root.ts';
import { ApiFailure } from '../services/http/apiError.ts';
import { decode, type ErrorTable } from '../tape/codec.ts';
import type { Line, Tape } from '../tape/format.ts';
import { hiddenAsWritten } from '../tape/naming.ts';
import { createReplay, type Difference, type ReplayOptions } from '../tape/replay.ts';
import { type Area, areaLoaded } from './areas.ts';
import { rehydrated } from './rehydrated.ts';
import { createRootReducer } from './rootReducer.ts';
import { NO_DESK, sagaContext } from './sagaContext.ts';
import { supervisedEnds } from './supervisedEnds.ts';
import { takesByType } from './takesByType.ts';

/** The errors that flows tell apart by their class. */
const ERRORS: ErrorTable = {
  ApiFailure: (_message, { error }) => new ApiFailure(error as ConstructorParameters<typeof ApiFailure>[0]),
  ChunkLoadError: (message) => new ChunkLoadError(message),
};

/** What a replay leaves to its caller. */
export interface Replaying extends Pick<ReplayOptions, 'onAction' | 'isLoose' | 'flows'> {
  /** The index of the line to stop before; the end of the tape if omitted. */
  readonly until?: number;
}

/** A program on which lines are played. */
interface Stage extends Replaying, Pick<ReplayOptions, 'prepare' | 'isHidden'> {
  readonly program: Program;
  readonly reducer: Reducer;
  readonly preloadedState: unknown;
  readonly context: object;
}

/** Plays lines on a store of its own. Resolves with the first difference, or null. */
export async function replayLines(lines: readonly Line[], stage: Stage): Promise<Difference | null> {
  const { program: played, until, ...comparing } = stage;
  const replay = createReplay({ lines, errors: ERRORS, nameOf: played.flowBegunBy, ...comparing });
  const sagas = createSagaMiddleware({
    context: stage.context,
    sagaMonitor: played.watch(),
    effectMiddlewares: [...replay.effectMiddlewares, takesByType, supervisedEnds],
  });
  const store = configureStore({
    reducer: stage.reducer,
    preloadedState: stage.preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas, replay.middleware),
    devTools: false,
  });
  const task = sagas.run(played.saga);
  const difference = await replay.play(store, until);
  endQuietly(task);
  return difference;
}

/** What a damaged tape supplied as a channel cannot be closed; by then the outcome of the replay is known. */
function endQuietly(task: Task): void {
  try {
    task.cancel();
  } catch {}
}

/** What a replay needs of an area; it shows no screen. */
export type ReplayedAreas = Readonly<Record<string, () => Promise<{ readonly area: Omit<Area, 'Screen'> }>>>;

/**
 * Plays a tape of the portal: real reducers, real flows, recorded answers. Nothing is sent, read or written, and no
 * time passes. Resolves with the first difference, or null if everything came out as recorded.
 *
 * @param areas - where the slices and flows of areas come from.
 */
export function replayTape(
  { head, lines }: Tape,
  areas: ReplayedAreas,
  replaying: Replaying = {},
): Promise<Difference | null> {
  const root = createRootReducer();
  const areaOf = async (name: string) => {
    const source = areas[name];
    if (!source) throw new ChunkLoadError(`there is no area ${name}`);
    return (await source()).area;
  };
  return replayLines(lines, {
    ...replaying,
    ...(head.mask && { isHidden: hiddenAsWritten(head.mask.texts) }),
    program,
    reducer: rehydrated(root.reducer),
    preloadedState: head.state === null ? undefined : decode(head.state, () => undefined, ERRORS),
    context: sagaContext({ flush: async () => {}, load: areaOf, desk: NO_DESK }),
    prepare: async (action: UnknownAction) => {
      if (areaLoaded.match(action)) root.inject((await areaOf(action.payload)).reducers);
    },
  });
}
