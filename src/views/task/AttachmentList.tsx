import type { TaskFile } from '../../features/task/taskValues.ts';
import { FileRow } from './FileRow.tsx';
import styles from './files.module.css';

/** The attachments of a read-only task. */
export function AttachmentList({
  files,
  labelledBy,
}: {
  readonly files: readonly TaskFile[];
  readonly labelledBy: string;
}) {
  return (
    <ul className={styles.files} aria-labelledby={labelledBy}>
      {files.map((file) => (
        <FileRow key={file.blobName} file={file} />
      ))}
    </ul>
  );
}
