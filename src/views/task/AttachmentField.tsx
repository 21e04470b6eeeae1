import { Button } from 'antd';
import { Paperclip, X } from 'lucide-react';
import { LIMITS } from '../../constants/limits.ts';
import {
  laterThan,
  pickWanted,
  placeBefore,
  selectChosenFiles,
  selectUploads,
  type Upload,
} from '../../features/attachments/attachmentsSlice.ts';
import type { TaskFile } from '../../features/task/taskValues.ts';
import { selectFormValues, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { FileRow } from './FileRow.tsx';
import { FormRow } from './FormRow.tsx';
import styles from './files.module.css';
import { UploadRow } from './UploadRow.tsx';

/** The attachments of a form and those being uploaded: at most five, each under 5 MB (§5). */
export function AttachmentField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { attachments } = useAppSelector(selectFormValues);
  const uploads = useAppSelector(selectUploads);
  const chosen = useAppSelector(selectChosenFiles);
  const rows: (TaskFile | (Upload & { blobName?: never }))[] = [...attachments];
  for (const upload of uploads) rows.splice(placeBefore(rows, laterThan(chosen, upload.id)), 0, upload);
  const used = attachments.length + uploads.length;
  const remove = (blobName: string) =>
    dispatch(taskFormChanged({ attachments: attachments.filter((file) => file.blobName !== blobName) }));
  const counter = `${used} / ${LIMITS.attachmentsPerControl}`;
  return (
    <FormRow field="attachments" label={t('task:attachmentsLabel')} counter={counter} group>
      {(control) => (
        <>
          {used > 0 && (
            <ul className={`${styles.files} ${styles.filesColumns}`} aria-labelledby={`${control.id}-label`}>
              {rows.map((row) =>
                row.blobName === undefined ? (
                  <UploadRow key={row.id} upload={row} />
                ) : (
                  <FileRow key={row.blobName} file={row}>
                    <IconButton
                      aria-label={t('task:removeAttachment', { name: row.fileName })}
                      onClick={() => remove(row.blobName)}
                    >
                      <Icon of={X} size={16} />
                    </IconButton>
                  </FileRow>
                ),
              )}
            </ul>
          )}
          <div className={styles.fileAdd}>
            <Button icon={<Icon of={Paperclip} size={16} />} onClick={() => dispatch(pickWanted())}>
              {t('task:addAttachment')}
            </Button>
            <span className={looks.meta}>{t('task:attachmentHint')}</span>
          </div>
        </>
      )}
    </FormRow>
  );
}
