import type { FunctionalComponent } from 'vue';
import { Dialog } from './Dialog.tsx';

interface Props {
  question: string;
  yes: string;
  no: string;
  /** Something is taken away by it. */
  isGrave?: boolean;
  /** True for yes; Escape is no. */
  closed: (isYes: boolean) => void;
}

/** Asks before something is done. */
export const Question: FunctionalComponent<Props> = ({ question, yes, no, isGrave, closed }) => (
  <Dialog label={question} closed={() => closed(false)}>
    {{
      default: () => [
        <p key="question">{question}</p>,
        <div key="actions" class="actions">
          <button type="button" onClick={() => closed(false)}>
            {no}
          </button>
          <button type="button" class={isGrave ? 'danger' : 'main'} onClick={() => closed(true)}>
            {yes}
          </button>
        </div>,
      ],
    }}
  </Dialog>
);
Question.props = ['question', 'yes', 'no', 'isGrave', 'closed'];
