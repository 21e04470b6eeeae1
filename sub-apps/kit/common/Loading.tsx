import { wordsNow } from '../context.tsx';

/** Roughly as many placeholder lines as the content will have. */
export function Loading({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label={wordsNow().loading} className="bones">
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} className="bone" />
      ))}
    </div>
  );
}
