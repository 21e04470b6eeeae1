import { X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../../../contract/businessDescription.ts';
import { isEmpty } from '../../../../contract/businessRules.ts';
import { Value } from '../../common/Cell.tsx';
import { Failure } from '../../common/Failure.tsx';
import { Loading } from '../../common/Loading.tsx';
import { useKit } from '../../context.tsx';
import { callsOf } from '../../core/business.ts';
import { recordTitle } from '../../core/titles.ts';
import { Fact } from '../../detail/Facts.tsx';
import { RecordActions } from '../../detail/RecordActions.tsx';
import { Related } from '../../detail/Related.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { useAnswer } from '../../useAnswer.ts';

/** How many figures are shown large above the others. */
const LARGE = 3;

/** Missing or false values take no row next to a list. */
const isNothing = (value: unknown): boolean => isEmpty(value) || value === false;

/** Stock: a press on a row opens it next to the list, so that it can be compared with the next. */
export function StockPage({ resource }: { readonly resource: Resource }) {
  const [openId, setOpenId] = useState<string>();
  const [turn, setTurn] = useState(0);
  return (
    <div className={openId === undefined ? '' : 'beside'}>
      <div>
        <ListPage resource={resource} open={setOpenId} openId={openId} turn={turn} />
      </div>
      {openId !== undefined && (
        <Side
          key={openId}
          resource={resource}
          id={openId}
          close={() => setOpenId(undefined)}
          changed={() => setTurn((last) => last + 1)}
        />
      )}
    </div>
  );
}

interface SideProps {
  readonly resource: Resource;
  readonly id: string;
  readonly close: () => void;
  readonly changed: () => void;
}

function Side({ resource, id, close, changed }: SideProps) {
  const { language, words } = useKit();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const { value, error, again } = useAnswer(useCallback(() => calls.read(id), [calls, id]));
  const renew = () => {
    again();
    changed();
  };
  const figures = resource.fields.filter(({ type }) => type === 'number').slice(0, LARGE);
  const others = resource.fields.filter(
    (field) => !figures.includes(field) && field.type !== 'lines' && !isNothing(value?.record.values[field.name]),
  );
  return (
    <aside className="side" aria-label={words.open}>
      <button type="button" className="text close" aria-label={words.close} onClick={close}>
        <X size={16} aria-hidden />
      </button>
      {error !== undefined && value === undefined && <Failure error={error} again={again} />}
      {value === undefined && error === undefined && <Loading />}
      {value && (
        <>
          <h2>
            <Link to={`/${resource.name}/${encodeURIComponent(id)}`}>
              {recordTitle(resource, value.record, language)}
            </Link>
          </h2>
          <div className="figures">
            {figures.map((field) => (
              <div key={field.name}>
                <span className="quiet">{field.label[language]}</span>
                <strong>
                  <Value field={field} value={value.record.values[field.name]} names={value.names} />
                </strong>
              </div>
            ))}
          </div>
          <dl className="pairs">
            {others.map((field) => (
              <div key={field.name}>
                <dt>{field.label[language]}</dt>
                <dd>
                  <Fact field={field} value={value.record.values[field.name]} names={value.names} />
                </dd>
              </div>
            ))}
          </dl>
          <Related resource={resource} shown={value} />
          <RecordActions resource={resource} shown={value} calls={calls} again={renew} />
        </>
      )}
    </aside>
  );
}
