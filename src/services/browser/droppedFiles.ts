import { keepFile, type PickedFile } from './files.ts';

/** Reports files that are dropped anywhere on the page. Returns a function that stops listening. */
export function onFilesDropped(listener: (files: readonly PickedFile[]) => void): () => void {
  // Without this, the browser would navigate to the dropped file.
  const allow = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const dropped = [...(event.dataTransfer?.files ?? [])].map(keepFile);
    if (dropped.length > 0) listener(dropped);
  };
  window.addEventListener('dragover', allow);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', allow);
    window.removeEventListener('drop', drop);
  };
}
