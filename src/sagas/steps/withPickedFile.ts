import { call, type SagaGenerator } from '../../effects/effects.ts';
import { forgetFile, type PickedFile, pickFiles } from '../../services/browser/files.ts';

type Use = (file: PickedFile) => SagaGenerator<unknown>;

/**
 * Lets the person pick one file of the kinds in `accept`, as the attribute of that name lists them, and runs `use` with
 * it.
 */
export function* withPickedFile(accept: string, use: Use): SagaGenerator<void> {
  yield* withFirstFile(yield* call(pickFiles, accept), use);
}

/** Runs `use` with the first file, if there is one. However that ends, the browser then forgets all of them. */
export function* withFirstFile(files: readonly PickedFile[], use: Use): SagaGenerator<void> {
  const [first] = files;
  try {
    if (first) yield* use(first);
  } finally {
    for (const { id } of files) yield* call(forgetFile, id);
  }
}
