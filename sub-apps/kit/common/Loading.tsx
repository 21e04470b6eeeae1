import { wordsNow } from '../context.tsx';

/** As many lines as will roughly stand there. */
export function Loading({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label={wordsNow().loading} className="bones">
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} className="bone" />
      ))}
    </div>
  );
}
