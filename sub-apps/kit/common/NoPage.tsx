import { useKit } from '../context.tsx';

/** At an address that leads nowhere. */
export function NoPage() {
  const { application, language, words } = useKit();
  return (
    <>
      <h1>{application.label[language]}</h1>
      <p>{words.noPage}</p>
    </>
  );
}
