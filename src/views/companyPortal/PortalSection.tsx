import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Load } from '../../lib/loading.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { MoreLink, SectionHead } from '../common/SectionHead.tsx';
import styles from './home.module.css';

type PortalSectionProps<T> = {
  /** The anchor that the sidebar links to. */
  readonly id: string;
  readonly className: string | undefined;
  readonly title: string;
  /** Links to the whole list, if there is one and it is not empty. */
  readonly more?: { readonly to: string | null; readonly words: string };
  readonly load: Load<T[]>;
  readonly skeleton: ReactNode;
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly sentence: string };
  /** Called with at least one item. */
  readonly children: (items: readonly T[]) => ReactNode;
};

/**
 * A part of the portal that is a list: its heading, and the list in its current state, independent of the other parts.
 */
export function PortalSection<T>(props: PortalSectionProps<T>) {
  const { id, className, title, more, load, skeleton, failedTitle, onRetry, empty, children } = props;
  const titleId = `${id}-title`;
  return (
    <section id={id} className={className} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        more={
          more?.to &&
          load.data?.length !== 0 && (
            <MoreLink to={more.to}>
              {more.words}
              <Icon of={ChevronRight} size={14} />
            </MoreLink>
          )
        }
      />
      <div className={styles.sectionBody}>
        <LoadedPart load={load} skeleton={skeleton} failedTitle={failedTitle} onRetry={onRetry}>
          {(items) => (items.length === 0 ? <EmptyState {...empty} /> : children(items))}
        </LoadedPart>
      </div>
    </section>
  );
}
