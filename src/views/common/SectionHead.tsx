import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  readonly id?: string | undefined;
  readonly title: string;
  /** A link targets this section: its title is focusable and shows its focus. */
  readonly landing?: boolean;
  /** A count or short remark in grey after the title. */
  readonly note?: ReactNode;
  /** Tabs or the like between title and `more`. */
  readonly children?: ReactNode;
  /** At the far end, ending in a `MoreButton` or `MoreLink`. */
  readonly more?: ReactNode;
};

/** Title line of a section of the sheet, 40 px high. */
export function SectionHead({ id, title, landing, note, children, more }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id} tabIndex={landing ? -1 : undefined}>
        {title}
      </h2>
      {note !== undefined && <span className={styles.sectionHeadNote}>{note}</span>}
      {children}
      {more}
    </div>
  );
}

/** Opens the full list of which a section shows a part. */
export function MoreButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.sectionHeadMore} />;
}

/** The same as a link, if the full list has an address. */
export function MoreLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.sectionHeadMore} />;
}
