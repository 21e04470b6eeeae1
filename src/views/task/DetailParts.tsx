import { type ReactNode, useId } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { PreviewHost } from './PreviewHost.tsx';
import styles from './taskDetail.module.css';

/** One line of a detail; omitted if the value is null. */
export type Fact = readonly [label: string, value: ReactNode];

type FactListProps = { readonly facts: readonly Fact[] /** Lines closer together. */; readonly dense?: boolean };

/** Labels and values of a task, one line each. */
export function FactList({ facts, dense = false }: FactListProps) {
  return (
    <dl className={classes(styles.taskFacts, dense && styles.dense)}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The description with its line breaks, and the attachments, if there are any. */
export function DetailTexts({ task }: { readonly task: UserTask }) {
  const t = useText();
  const id = useId();
  const description = task.description?.trim();
  return (
    <>
      <section className={styles.taskPart}>
        <h4>{t('task:descriptionLabel')}</h4>
        {description ? (
          <p className={styles.taskDescription}>{description}</p>
        ) : (
          <p className={styles.taskNothing}>{t('task:noDescription')}</p>
        )}
      </section>
      {task.attachments.length > 0 && (
        <section className={styles.taskPart}>
          <h4 id={id}>
            {t('task:attachmentsLabel')}
            <span className={`${styles.taskPartCount} ${looks.num}`}>{task.attachments.length}</span>
          </h4>
          <AttachmentList files={task.attachments} labelledBy={id} />
        </section>
      )}
      <PreviewHost />
    </>
  );
}

/** A wall-clock text as a detail shows it (§9 date format). */
export const fullTime = (at: string): string => at.replace('T', ' ');

const SKELETON_WIDTHS = ['45%', '60%', '38%', '52%', '80%', '74%'];

/** Bars in place of a detail. */
export function DetailSkeleton() {
  const t = useText();
  return (
    <Skeleton label={t('common:loading')}>
      <div className={styles.taskBars}>
        <SkeletonBar width="40%" height={20} />
        {SKELETON_WIDTHS.map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </div>
    </Skeleton>
  );
}
