import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { MoreLink, SectionHead } from '../../common/SectionHead.tsx';
import styles from './facts.module.css';

interface Fact {
  readonly words: string;
  readonly value: number | string;
  /** The list that it counts. */
  readonly to?: string;
}
type FactSectionProps = {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly more?: { readonly to: string; readonly words: string };
};

/** A few figures with labels; each links to the list that it counts, if there is one. */
export function FactSection({ title, facts, more }: FactSectionProps) {
  return (
    <section className={styles.facts}>
      <SectionHead
        title={title}
        more={
          more && (
            <MoreLink to={more.to}>
              {more.words}
              <Icon of={ChevronRight} size={14} />
            </MoreLink>
          )
        }
      />
      <dl>
        {facts.map(({ words, value, to }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className={looks.num}>
              {to === undefined ? (
                shown(value)
              ) : (
                <Link to={to} aria-label={`${words} ${shown(value)}`}>
                  {shown(value)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const shown = (value: number | string) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);
