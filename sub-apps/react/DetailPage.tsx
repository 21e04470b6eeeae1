import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MODULE, placeOf } from '../shared/modules.js';
import { bridge } from '../shared/portal.js';
import { findEntry, settle } from '../shared/records.js';
import { entitle, failureText, labelOf, texts } from '../shared/texts.js';
import { Confirm } from './Confirm.tsx';
import { Failure } from './Failure.tsx';
import { useAnswer } from './useAnswer.ts';

export function DetailPage() {
  const { id = '' } = useParams();
  const { value, error, isLoading, again } = useAnswer(useCallback(() => findEntry(id), [id]));
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState('');
  const text = texts();
  useEffect(() => entitle(value?.title ?? ''));
  if (isLoading) return <p className="quiet">{text.loading}</p>;
  if (error !== undefined) return <Failure error={error} again={again} />;
  if (!value) {
    return (
      <p>
        {text.notFound} <Link to="/list">{text.back}</Link>
      </p>
    );
  }
  const isTodo = MODULE.notices === null;
  const answered = (isYes: boolean) => {
    setAsking(false);
    if (isYes) settle(value).then(again, (reason) => setRefused(failureText(reason)));
  };
  return (
    <article>
      <h2>{value.title}</h2>
      <dl>
        <dt>{text.state}</dt>
        <dd>{value.isOpen ? text.isOpen : text.isDone}</dd>
        {value.facts.map(({ name, value: said }) => [
          <dt key={`${name} label`}>{labelOf(name)}</dt>,
          <dd key={name}>{said}</dd>,
        ])}
      </dl>
      {refused && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
      <div className="actions">
        {value.isOpen && (
          <button type="button" className="main" onClick={() => setAsking(true)}>
            {isTodo ? text.settleTodo : text.settle}
          </button>
        )}
        {bridge && (
          <button type="button" onClick={() => bridge?.request('notification.open', placeOf(id))}>
            {text.open}
          </button>
        )}
        <Link to="/list">{text.back}</Link>
      </div>
      {isAsking && <Confirm question={isTodo ? text.settleTodoAsk : text.settleAsk} onClose={answered} />}
    </article>
  );
}
