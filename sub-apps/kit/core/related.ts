import type { Resource } from '../../../contract/businessDescription.ts';
import type { Language, Shown } from './types.ts';

interface RelatedList {
  readonly key: string;
  /** `application/resource` of the listed records. */
  readonly kind: string;
  /** The role of these records for this one. */
  readonly label: string;
  readonly totalCount: number;
  readonly items: Shown['related'][number]['items'];
  /**
   * Where all of them are listed, relative to the resource's path; null if all are shown here, or if no list can be
   * filtered for them.
   */
  readonly allAt: string | null;
}

/** Records that refer to this one, including those of other applications, grouped by role; `count` is the total. */
export function relatedTo(
  { related: described = [] }: Resource,
  { record, related }: Shown,
  language: Language,
): { readonly lists: readonly RelatedList[]; readonly count: number } {
  const lists = related
    .filter(({ totalCount }) => totalCount > 0)
    .map(({ resource: kind, by, totalCount, items }) => ({
      key: `${kind}/${by}`,
      kind,
      label: described.find((one) => one.resource === kind && one.by === by)?.label[language] ?? '',
      totalCount,
      items,
      // A list can be filtered by a field, but not by a column of lines.
      allAt: totalCount > items.length && !by.includes('.') ? `?in.${by}=${encodeURIComponent(record.id)}` : null,
    }));
  return { lists, count: lists.reduce((sum, { totalCount }) => sum + totalCount, 0) };
}
