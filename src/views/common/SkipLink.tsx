import type { MouseEvent, RefObject } from 'react';
import styles from './SkipLink.module.css';
import { useText } from './useText.ts';

/** The `id` of the link's target. */
export const CONTENT_ID = 'content';

/** The first tab stop, hidden until it has the focus: skips head and menu to the content of the page. */
export function SkipLink({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const t = useText();
  // The address stays as it is: every return to one with a fragment would move the focus there again.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <a className={styles.skipLink} href={`#${CONTENT_ID}`} onClick={skip}>
      {t('common:skipToContent')}
    </a>
  );
}
