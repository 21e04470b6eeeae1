import type { FunctionalComponent } from 'vue';
import { failureText, mayHelp, statusOf } from '../kit/core/failures.ts';
import { GLYPHS, type Glyph } from '../kit/core/shapes.ts';
import { described, said } from './look.ts';

/** An empty state: says that there is nothing, or why. */
export const Empty: FunctionalComponent<{ glyph: Glyph; title: string }> = ({ glyph, title }, { slots }) => (
  <div class="empty" role={glyph === 'empty' ? undefined : 'alert'}>
    <svg viewBox="0 0 96 76" width="72" height="57" class="glyph" aria-hidden="true">
      <path d={GLYPHS[glyph].room} />
      <path d={GLYPHS[glyph].thin} class="thin" />
      <path d={GLYPHS[glyph].bad} class="bad" />
    </svg>
    <p>{title}</p>
    {slots['default']?.()}
  </div>
);
Empty.props = ['glyph', 'title'];

/** Shown for an unknown address. */
export const NoPage: FunctionalComponent = () => {
  const { language, words } = said.value;
  return (
    <>
      <h1>{described.value?.application.label[language]}</h1>
      <Empty glyph="empty" title={words.noPage} />
    </>
  );
};

/** Says that a call failed, and offers a retry if that can help. */
export const Failure: FunctionalComponent<{ error: unknown; again: () => void }> = ({ error, again }) => (
  <Empty glyph={statusOf(error) === 403 ? 'closed' : 'failed'} title={failureText(error, said.value.language)}>
    {{
      default: () =>
        mayHelp(error) ? (
          <button type="button" onClick={again}>
            {said.value.words.retry}
          </button>
        ) : null,
    }}
  </Empty>
);
Failure.props = ['error', 'again'];
