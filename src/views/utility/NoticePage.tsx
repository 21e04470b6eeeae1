import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { navigationWanted } from '../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { Glyph } from '../common/Glyph.tsx';
import { Mark } from '../common/Mark.tsx';
import styles from './utility.module.css';

type NoticePageProps = {
  readonly title: string;
  readonly sentence: string;
  /** The label of the only button, and the path it leads to. */
  readonly action: string;
  readonly to: string;
};

/** A page with only a message and a link, under the current brand. */
export function NoticePage({ title, sentence, action, to }: NoticePageProps) {
  const dispatch = useAppDispatch();
  const brand = useAppSelector(selectBrandTitle);
  return (
    <main className={styles.noticePage}>
      <p className={styles.noticeBrand}>
        <Mark size={28} />
        {brand}
      </p>
      <Glyph kind="empty" size={96} />
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Button onClick={() => dispatch(navigationWanted({ to }))}>{action}</Button>
    </main>
  );
}
