import { navigationRequested } from '../../features/routing/routingSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { Glyph } from '../common/Glyph.tsx';
import styles from './utility.module.css';

type NoticePageProps = {
  readonly title: string;
  readonly sentence: string;
  /** The label of the only button, and the path it leads to. */
  readonly action: string;
  readonly to: string;
};

/** A page with only a message and a link. */
export function NoticePage({ title, sentence, action, to }: NoticePageProps) {
  const dispatch = useAppDispatch();
  return (
    <main className={styles.noticePage}>
      <Glyph kind="empty" size={96} />
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Button onClick={() => dispatch(navigationRequested({ to }))}>{action}</Button>
    </main>
  );
}
