import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';

type ArticleMetaProps = { readonly category: string | null | undefined; readonly publishDate: string };

/** Category and day of an article in one grey line. */
export function ArticleMeta({ category, publishDate }: ArticleMetaProps) {
  const t = useText();
  return (
    <span className={looks.meta}>
      {category}
      {category && t('homePortal:categoryEnd')}
      <ArticleDay publishDate={publishDate} />
    </span>
  );
}

/** The day of publication, as lists show it. */
export function ArticleDay({ publishDate }: { readonly publishDate: string }) {
  const day = publishDate.slice(0, 10);
  return (
    <time className={looks.num} dateTime={day}>
      {day}
    </time>
  );
}
