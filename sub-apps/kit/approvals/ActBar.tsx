import { ArrowRightLeft, BellRing, Check, MessageSquare, Send, Undo2, UserPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApprovalDetail } from '../../../contract/approvals.ts';
import { Question } from '../common/Dialog.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { failureText, statusOf } from '../core/failures.ts';
import { ActDialog, type Asked } from './ActDialog.tsx';
import { act, type Verb } from './calls.ts';
import { useApprovalWords } from './words.ts';

interface Props {
  readonly approval: ApprovalDetail;
  readonly changed: () => void;
}
const DIALOGS = [
  ['copy', Send],
  ['add', UserPlus],
  ['transfer', ArrowRightLeft],
  ['withdraw', Undo2],
] as const;

/** What the reader may do with a request: a word first, then what to do. */
export function ActBar({ approval: { id, may }, changed }: Props) {
  const { language, words: kitWords } = useKit();
  const words = useApprovalWords();
  const tell = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const comment = text.trim();
  const done = () => {
    setText('');
    setProblem('');
    tell(words.done);
    changed();
  };
  const perform = async (verb: Verb, body: Parameters<typeof act>[2]) => {
    setBusy(true);
    try {
      await act(id, verb, body);
      done();
    } catch (error) {
      setProblem(failureText(error, language));
      // Somebody was faster: what they did is shown.
      if (statusOf(error) === 403) changed();
    } finally {
      setBusy(false);
    }
  };
  /** Says what is missing at the field, and leads there. */
  const isSaid = (missing: string): boolean => {
    if (comment !== '') return true;
    setProblem(missing);
    field.current?.focus();
    return false;
  };
  const mayDecide = may.includes('decide');
  return (
    <form className="act-bar" onSubmit={(event) => event.preventDefault()}>
      <textarea
        ref={field}
        rows={1}
        aria-label={mayDecide ? words.opinion : words.say}
        placeholder={mayDecide ? words.opinion : words.say}
        maxLength={1000}
        value={text}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': 'act-problem' })}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      <p id="act-problem" role="alert" className="bad">
        {problem}
      </p>
      <div className="actions">
        {may.includes('comment') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => isSaid(words.wordsNeeded) && void perform('comment', { comment })}
          >
            <MessageSquare size={16} aria-hidden />
            {words.comment}
          </button>
        )}
        {DIALOGS.filter(([verb]) => may.includes(verb)).map(([verb, Drawn]) => (
          <button key={verb} type="button" disabled={isBusy} onClick={() => setAsked(verb)}>
            <Drawn size={16} aria-hidden />
            {words[verb]}
          </button>
        ))}
        {may.includes('remind') && (
          <button type="button" disabled={isBusy} onClick={() => void perform('remind', {})}>
            <BellRing size={16} aria-hidden />
            {words.remind}
          </button>
        )}
        {mayDecide && (
          <span className="decision">
            <button type="button" disabled={isBusy} onClick={() => isSaid(words.reasonNeeded) && setDecision('refuse')}>
              <X size={16} className="bad" aria-hidden />
              {words.refuse}
            </button>
            <button type="button" className="main" disabled={isBusy} onClick={() => setDecision('approve')}>
              <Check size={16} aria-hidden />
              {words.approve}
            </button>
          </span>
        )}
      </div>
      {decision && (
        <Question
          question={words[`${decision}Ask`]}
          yes={words[decision]}
          no={kitWords.cancel}
          onClose={(isYes) => {
            setDecision(null);
            if (isYes) void perform('decide', { decision, comment: comment || null });
          }}
        />
      )}
      {asked && <ActDialog id={id} verb={asked} text={text} done={done} onClose={() => setAsked(null)} />}
    </form>
  );
}
