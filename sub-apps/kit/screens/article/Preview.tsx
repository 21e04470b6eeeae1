import type { Resource } from '../../../../contract/businessDescription.ts';
import type { Values } from '../../../../contract/businessFields.ts';
import { RichView } from '../../common/RichView.tsx';
import { useKit } from '../../context.tsx';

/** A preview of an article, as readers will see it. */
export function Preview({ resource, values }: { readonly resource: Resource; readonly values: Values }) {
  const { words } = useKit();
  const texts = resource.fields.filter(({ type }) => type === 'richText');
  const summary = resource.fields.find(({ type }) => type === 'longText');
  return (
    <aside className="preview" aria-label={words.preview}>
      <p className="quiet">{words.preview}</p>
      <h2>{String(values[resource.facets.title] ?? '')}</h2>
      {summary && <p className="quiet">{String(values[summary.name] ?? '')}</p>}
      {texts.map(({ name }) => (
        <RichView key={name} html={String(values[name] ?? '')} />
      ))}
    </aside>
  );
}
