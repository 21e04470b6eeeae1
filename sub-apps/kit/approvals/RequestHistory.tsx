import { Settings2 } from 'lucide-react';
import type { ApprovalEntry } from '../../../contract/approvals.ts';
import { Avatar } from '../common/Avatar.tsx';
import { useKit } from '../context.tsx';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';
import { useApprovalWords } from './words.ts';

/** The history of a request and its comments, newest first. */
export function RequestHistory({ entries }: { readonly entries: readonly ApprovalEntry[] }) {
  const { language, today, words: kitWords } = useKit();
  const words = useApprovalWords();
  return (
    <section>
      <h2>{kitWords.history}</h2>
      <ol className="plain history">
        {entries.map(({ id, act, actor, people, step, comment, time }) => (
          <li key={id}>
            {actor ? <Avatar name={actor.name} /> : <Settings2 size={16} aria-hidden />}
            <div>
              <p>
                <strong>{actor?.name ?? kitWords.system}</strong>{' '}
                {fill(words[`act_${act}`], { people: people.join(language === 'zh' ? '、' : ', ') })}{' '}
                {step && <span className="quiet">{step[language]} </span>}
                <time>{momentText(time, language, today)}</time>
              </p>
              {comment && <p className="prose">{comment}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
