import { Image } from 'lucide-react';
import { Icon } from '../common/Icon.tsx';
import { Picture } from '../common/Picture.tsx';
import styles from './cover.module.css';
import { pictureUrl } from './pictureUrl.ts';

const SIZES = { lead: [640, 360], product: [480, 320] } as const;
const CLASSES = { lead: styles.coverLead, product: styles.coverProduct } as const;

type CoverPictureProps = {
  readonly of: keyof typeof SIZES;
  readonly cover: string | null | undefined;
  /** It is at the top of the page: fetched at once, before anything else that the page needs. */
  readonly first?: boolean;
};

/** The picture of an article in a box of fixed shape, so that nothing moves whether or not it arrives. */
export function CoverPicture({ of, cover, first = false }: CoverPictureProps) {
  const [width, height] = SIZES[of];
  return (
    <span className={`${styles.cover} ${CLASSES[of]}`} data-cover>
      <Picture
        src={cover && pictureUrl(cover)}
        fallback={<Icon of={Image} size={22} />}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}

/** The empty box while the article loads. */
export function CoverBox({ of }: { readonly of: keyof typeof SIZES }) {
  return <span className={`${styles.cover} ${CLASSES[of]}`} />;
}
