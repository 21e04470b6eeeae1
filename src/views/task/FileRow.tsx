import { Download, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileOpened } from '../../features/attachments/attachmentsSlice.ts';
import type { TaskFile } from '../../features/task/taskValues.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './files.module.css';
import { fileIcon, isPreviewed } from './fileWords.ts';

type FileRowProps = {
  readonly file: TaskFile;
  /** Buttons after the name. */
  readonly children?: ReactNode;
};

/** An attachment that is on the server: a click previews a picture and downloads anything else. */
export function FileRow({ file, children }: FileRowProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const previewed = isPreviewed(file.fileName);
  return (
    <li className={styles.file}>
      <button
        type="button"
        className={`${styles.fileOpen} ${looks.insetFocus}`}
        aria-label={t(previewed ? 'task:openPreview' : 'task:download', { name: file.fileName })}
        onClick={() => dispatch(fileOpened(file))}
      >
        <Icon of={fileIcon(file.fileName)} />
        <span className={`${looks.ellipsis} ${looks.code}`} title={file.fileName}>
          {file.fileName}
        </span>
        {children === undefined && <Icon of={previewed ? Eye : Download} size={16} className={styles.fileAction} />}
      </button>
      {children}
    </li>
  );
}
