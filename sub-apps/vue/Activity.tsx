import { defineComponent } from 'vue';
import type { HistoryEntry } from '../../contract/businessCalls.ts';
import type { Resource } from '../../contract/businessDescription.ts';
import type { Calls } from '../kit/core/business.ts';
import { momentText } from '../kit/core/formats.ts';
import { fill } from '../kit/core/words.ts';
import { Comment } from './Comment.tsx';
import { Failure } from './Failure.tsx';
import { described, said } from './look.ts';
import { useAnswer } from './useTold.ts';
import { Avatar } from './views.tsx';

const SHOWN = 100;

function doneIn(resource: Resource, entry: HistoryEntry): string {
  const { language, words } = said.value;
  const event = resource.statuses?.events[entry.event ?? '']?.label[language];
  const labels = entry.changes.flatMap(
    ({ field }) => resource.fields.find(({ name }) => name === field)?.label[language] ?? [],
  );
  return entry.kind === 'moved' ? (event ?? words.moved) : fill(words[entry.kind], { fields: labels.join(', ') });
}

/** The history of a record and its comments, newest first. */
export const Activity = defineComponent(
  ({ resource, calls, id }: { resource: Resource; calls: Calls; id: string }) => {
    const { answer, again } = useAnswer(() => calls.history(id, SHOWN));
    const draftName = `${described.value?.me.id ?? ''}/${resource.name}/${id}/comment`;
    return () => {
      const { language, words } = said.value;
      const { error, value } = answer.value;
      return (
        <aside class="activity" aria-label={words.history}>
          {value === undefined && error !== undefined && <Failure error={error} again={again} />}
          <ol class="plain history">
            {value?.items.map((entry) => (
              <li key={entry.id}>
                <Avatar name={entry.actorName ?? words.system} />
                <div>
                  <p>
                    <strong>{entry.actorName ?? words.system}</strong> {doneIn(resource, entry)}{' '}
                    <time>{momentText(entry.time, language, described.value?.today ?? '')}</time>
                  </p>
                  {entry.comment && <p class="prose">{entry.comment}</p>}
                </div>
              </li>
            ))}
          </ol>
          <Comment draftName={draftName} send={(text, mentions) => calls.comment(id, text, mentions)} sent={again} />
        </aside>
      );
    };
  },
  { props: ['resource', 'calls', 'id'] },
);
