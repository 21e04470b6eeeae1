import type { Resource } from '../../../contract/businessDescription.ts';
import type { Language, Shown } from './types.ts';

interface RelatedList {
  readonly key: string;
  /** `application/resource` of what is listed. */
  readonly kind: string;
  /** What the records are to this one. */
  readonly label: string;
  readonly totalCount: number;
  readonly items: Shown['related'][number]['items'];
  /** Where all of them are listed, behind the resource's own path; null where they are all here, or no list can be narrowed to them. */
  readonly allAt: string | null;
}

/** Records that refer to this one, also those of other applications, by what they are to it; `count` is of all together. */
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
      // A list is narrowed down by a field, not by a column of lines.
      allAt: totalCount > items.length && !by.includes('.') ? `?in.${by}=${encodeURIComponent(record.id)}` : null,
    }));
  return { lists, count: lists.reduce((sum, { totalCount }) => sum + totalCount, 0) };
}
