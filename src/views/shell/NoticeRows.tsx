import type { Notice } from '../../../contract/notices.ts';

type NoticeRowsProps = {
  readonly notices: readonly Notice[];
  /** How much of the publish date is shown: all of it, or month and day. */
  readonly date: 'full' | 'short';
};

/** Titles and publish dates (HDR-5). Plain text: the detail page is not part of the portal yet. */
export function NoticeRows({ notices, date }: NoticeRowsProps) {
  return (
    <ul className="notice-rows">
      {notices.map(({ id, title, publishDate }) => (
        <li key={id}>
          <span className="ellipsis" title={title}>
            {title}
          </span>
          <time className="meta num" dateTime={publishDate.slice(0, 10)}>
            {publishDate.slice(date === 'full' ? 0 : 5, 10)}
          </time>
        </li>
      ))}
    </ul>
  );
}
