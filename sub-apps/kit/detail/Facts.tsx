import { Link } from 'react-router-dom';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { LineField } from '../../../contract/businessFields.ts';
import { isEmpty } from '../../../contract/businessRules.ts';
import { CODE } from '../../shared/modules.js';
import { bridge } from '../../shared/portal.js';
import { Value } from '../common/Cell.tsx';
import { RichView } from '../common/RichView.tsx';
import { useKit } from '../context.tsx';
import { groupsOf, isFact, isShownTo } from '../core/rights.ts';
import type { KeptFile, Shown } from '../core/types.ts';
import { Files } from './Files.tsx';

interface PlaceProps {
  readonly kind: string;
  /** Relative to the resource's path. */
  readonly path: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A link to a place of a resource: inside the application, or through the portal to another one. */
export function PlaceLink({ kind, path, className = '', children }: PlaceProps) {
  const [application = '', resource = ''] = kind.split('/');
  if (application === CODE)
    return (
      <Link className={className} to={`/${resource}${path}`}>
        {children}
      </Link>
    );
  const address = `/child/${application}/${resource}${path}`;
  return (
    <a
      className={className}
      href={address}
      onClick={(event) => {
        if (!bridge) return;
        event.preventDefault();
        bridge.navigate(address);
      }}
    >
      {children}
    </a>
  );
}

interface RecordProps extends Omit<PlaceProps, 'path'> {
  readonly id: string;
}

/** A reference, linked to its record. */
export function RecordLink({ id, ...place }: RecordProps) {
  return <PlaceLink {...place} path={`/${encodeURIComponent(id)}`} />;
}

interface Props {
  readonly field: LineField;
  readonly value: unknown;
  readonly names: Names;
}

/** A value on the page of a record: larger values get their own layout. */
export function Fact({ field, value, names }: Props) {
  if (isEmpty(value)) return <span className="quiet">—</span>;
  if (field.type === 'files') return <Files files={value as readonly KeptFile[]} />;
  if (field.type === 'richText') return <RichView html={String(value)} />;
  if (field.type === 'longText') return <p className="prose">{String(value)}</p>;
  if (field.type === 'reference' && field.to !== undefined && names[String(value)])
    return (
      <RecordLink kind={field.to} id={String(value)}>
        {names[String(value)]?.title}
      </RecordLink>
    );
  return <Value field={field} value={value} names={names} />;
}

const WIDE = new Set(['longText', 'richText', 'files']);

/** The fields of a record in their groups. */
export function Facts({ resource, shown }: { readonly resource: Resource; readonly shown: Shown }) {
  const { language, policies } = useKit();
  const { record, names } = shown;
  return groupsOf(resource).map(({ label, fields }) => {
    const asked = fields.filter((field) => isShownTo(field, policies) && isFact(field, record.values));
    if (asked.length === 0) return null;
    return (
      <section key={label?.en ?? ''}>
        {label && <h2>{label[language]}</h2>}
        <dl className="grid">
          {asked.map((field) => (
            <div key={field.name} className={WIDE.has(field.type) ? 'wide' : ''}>
              <dt>{field.label[language]}</dt>
              <dd>
                <Fact field={field} value={record.values[field.name]} names={names} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
