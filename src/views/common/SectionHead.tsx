import type { ReactNode } from 'react';

type SectionHeadProps = {
  readonly id?: string | undefined;
  readonly title: string;
  /** A count or short remark in grey after the title. */
  readonly note?: ReactNode;
  /** Tabs or the like between title and `more`. */
  readonly children?: ReactNode;
  /** Link or button at the far end, with the class `section-head-more`. */
  readonly more?: ReactNode;
};

/** Title line of a section of the sheet, 40 px high. */
export function SectionHead({ id, title, note, children, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {note !== undefined && <span className="section-head-note">{note}</span>}
      {children}
      {more}
    </div>
  );
}
