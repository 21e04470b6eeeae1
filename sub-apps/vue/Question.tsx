import type { FunctionalComponent } from 'vue';
import { Dialog } from './Dialog.tsx';

interface Props {
  question: string;
  yes: string;
  no: string;
  /** The action is destructive. */
  isGrave?: boolean;
  /** True for yes; Escape means no. */
  closed: (isYes: boolean) => void;
}

/** Asks for confirmation. */
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
