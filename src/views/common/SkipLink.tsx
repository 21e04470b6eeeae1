import type { MouseEvent, RefObject } from 'react';
import styles from './SkipLink.module.css';
import { useText } from './useText.ts';

/** The `id` of what the link leads to. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard, out of sight until it is reached: past head and menu to the content of the page. */
export function SkipLink({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const t = useText();
  // The address stays as it is: each way back to one with a fragment would take the focus there again.
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
