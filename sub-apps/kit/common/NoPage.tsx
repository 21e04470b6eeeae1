import { useKit } from '../context.tsx';

/** Shown for an unknown address. */
export function NoPage() {
  const { application, language, words } = useKit();
  return (
    <>
      <h1>{application.label[language]}</h1>
      <p>{words.noPage}</p>
    </>
  );
}
