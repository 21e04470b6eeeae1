import type { ComponentType } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Values } from '../../../contract/businessFields.ts';
import type { Shown } from '../core/types.ts';

interface ListProps {
  readonly resource: Resource;
}
interface RecordProps extends ListProps {
  readonly id: string;
}
interface SectionProps extends ListProps {
  readonly shown: Shown;
}
interface PreviewProps extends ListProps {
  readonly values: Values;
}

/** What a resource renders by itself; anything omitted is rendered from the description. */
export interface Screen {
  /** Instead of the list, at the address `/{resource}`. */
  readonly list?: ComponentType<ListProps>;
  /** Instead of the page of a record. */
  readonly record?: ComponentType<RecordProps>;
  /** Below the lines on the page of a record. */
  readonly section?: ComponentType<SectionProps>;
  /** Next to the form. */
  readonly preview?: ComponentType<PreviewProps>;
}
export type Screens = Readonly<Record<string, Screen>>;
