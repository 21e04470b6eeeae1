import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listEntries, search } from '../shared/records.js';
import { entitle, texts } from '../shared/texts.js';
import { Failure } from './Failure.tsx';
import { useAnswer } from './useAnswer.ts';

export function ListPage() {
  const [query, setQuery] = useSearchParams();
  const { value, error, isLoading, again } = useAnswer(listEntries);
  const words = query.get('q') ?? '';
  const text = texts();
  useEffect(() => entitle(''));
  if (isLoading) return <p className="quiet">{text.loading}</p>;
  if (value === undefined) return <Failure error={error} again={again} />;
  const found = search(value, words);
  return (
    <>
      <div className="tools">
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
        />
        <span className="quiet" aria-live="polite">
          {text.count.replace('{n}', String(found.length))}
        </span>
      </div>
      {found.length === 0 && <p className="quiet">{value.length === 0 ? text.empty : text.noMatch}</p>}
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.title}</th>
              <th scope="col">{text.time}</th>
              <th scope="col">{text.state}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <Link to={`/detail/${encodeURIComponent(entry.id)}`}>{entry.title}</Link>
                </td>
                <td className="quiet">{entry.time.slice(0, 16).replace('T', ' ')}</td>
                <td className={entry.isOpen ? 'open' : 'quiet'}>{entry.isOpen ? text.isOpen : text.isDone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
