import { releasable } from '../../lib/cancellable.ts';
import { performer } from '../../lib/performer.ts';
import { newId } from './ids.ts';

/** A file on the person's disk, as plain data. The file itself stays here under its id. */
export interface PickedFile {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

const files = new Map<string, File>();

/**
 * Opens the browser's file picker and resolves with what was chosen; an empty list if it was cancelled. If its saga is
 * cancelled in the meantime, the chosen files are not kept.
 *
 * @param single - one file of these kinds, as the attribute `accept` names them; without it any number of any kind.
 */
export const pickFiles = performer('pickFiles', function pickFiles(single?: string): Promise<PickedFile[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = single === undefined;
  if (single !== undefined) input.accept = single;
  const picked = new Promise<PickedFile[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])].map(keepFile)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
  return releasable(picked, (chosen) => {
    for (const { id } of chosen) forgetFile(id);
  });
});

/** Keeps a file under a new id until it is forgotten. */
export function keepFile(file: File): PickedFile {
  const id = newId();
  files.set(id, file);
  return { id, fileName: file.name, size: file.size };
}

/** The file itself; undefined once it has been forgotten, and after a reload. */
export const pickedFile = (id: string): File | undefined => files.get(id);

/** Forgets a file that is no longer needed. */
export const forgetFile = performer('forgetFile', function forgetFile(id: string): void {
  files.delete(id);
});
