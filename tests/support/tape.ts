import { configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import { performer, performerOf } from '../../src/lib/performer.ts';
import { watchEffects } from '../../src/sagas/crashedEffect.ts';
import { supervise } from '../../src/sagas/supervise.ts';
import * as blobs from '../../src/services/browser/blobs.ts';
import * as clipboard from '../../src/services/browser/clipboard.ts';
import * as device from '../../src/services/browser/device.ts';
import * as files from '../../src/services/browser/files.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import * as idle from '../../src/services/browser/idle.ts';
import * as page from '../../src/services/browser/page.ts';
import * as passkeys from '../../src/services/browser/passkeys.ts';
import * as passwordStrength from '../../src/services/browser/passwordStrength.ts';
import * as pictures from '../../src/services/browser/pictures.ts';
import * as probe from '../../src/services/browser/probe.ts';
import * as runtimeConfig from '../../src/services/browser/runtimeConfig.ts';
import * as tabName from '../../src/services/browser/tabName.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import * as download from '../../src/services/http/download.ts';
import type { ErrorTable } from '../../src/tape/codec.ts';
import type { Line } from '../../src/tape/format.ts';
import { createReplay, type Difference } from '../../src/tape/replay.ts';

/** A flow begins where the supervisor is forked with its name. */
export const nameOf = (fn: unknown, args: readonly unknown[]): string | undefined =>
  fn === supervise ? String(args[0]) : undefined;

/** What tests mock. */
const SERVICES: readonly object[] = [
  blobs,
  clipboard,
  device,
  files,
  fingerprint,
  idle,
  page,
  passkeys,
  passwordStrength,
  pictures,
  probe,
  runtimeConfig,
  tabName,
  download,
];

const ERRORS: ErrorTable = {
  ApiFailure: (_message, { error }) => new ApiFailure(error as ConstructorParameters<typeof ApiFailure>[0]),
  ChunkLoadError: (message) => new ChunkLoadError(message),
};

interface Replayed {
  readonly reducer: Reducer;
  readonly preloadedState: unknown;
  readonly saga: Saga;
  readonly context: object;
}

/**
 * A mock has not the mark of what it stands for. Whatever of the services is none is marked by its own name, so that it can
 * be answered from a tape like the others.
 */
export function markMocks(): void {
  for (const service of SERVICES)
    for (const [name, perform] of Object.entries(service))
      if (typeof perform === 'function' && !performerOf(perform)) performer(name, perform);
}

/** Plays a tape from its beginning on a store of its own. */
export async function replayed(lines: readonly Line[], setting: Replayed): Promise<Difference | null> {
  const replay = createReplay({ lines, errors: ERRORS, nameOf });
  const sagas = createSagaMiddleware({
    context: setting.context,
    sagaMonitor: watchEffects(),
    effectMiddlewares: replay.effectMiddlewares,
  });
  const store = configureStore({
    reducer: setting.reducer,
    preloadedState: setting.preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas, replay.middleware),
  });
  const task = sagas.run(setting.saga);
  const difference = await replay.play(store);
  task.cancel();
  return difference;
}
