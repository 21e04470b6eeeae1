import { useKit } from '../context.tsx';
import { Empty } from './Empty.tsx';

/** Shown for an unknown address. */
export function NoPage() {
  const { application, language, words } = useKit();
  return (
    <>
      <h1>{application.label[language]}</h1>
      <Empty glyph="empty" title={words.noPage} />
    </>
  );
}
