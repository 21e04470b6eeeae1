import { newId } from './ids.ts';

/** A file on the person's disk, as plain data. The file itself stays here under its id. */
export interface PickedFile {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

const files = new Map<string, File>();

/** Opens the browser's file picker and resolves with what was chosen; empty where it was cancelled. */
export function pickFiles(): Promise<PickedFile[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])].map(keep)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

function keep(file: File): PickedFile {
  const id = newId();
  files.set(id, file);
  return { id, fileName: file.name, size: file.size };
}

/** The file itself; undefined once it was forgotten, or after a reload. */
export const pickedFile = (id: string): File | undefined => files.get(id);

/** Lets go of a file that nobody needs any more. */
export function forgetFile(id: string): void {
  files.delete(id);
}
