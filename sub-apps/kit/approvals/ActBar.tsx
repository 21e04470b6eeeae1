import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApprovalDetail } from '../../../contract/approvals.ts';
import { Dialog, Question } from '../common/Dialog.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { keepText, keptText, unsentOf } from '../core/drafts.ts';
import { failureTexts, statusOf } from '../core/failures.ts';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';
import { useBar } from '../useBar.ts';
import { useIsShown } from '../useIsShown.ts';
import { useNarrow } from '../useNarrow.ts';
import { ActDialog } from './ActDialog.tsx';
import { ACT_ICONS, type Act, asksPeople, callOf, type Fault, faultOf, minorActs, needsWords } from './acts.ts';
import { act as perform } from './calls.ts';
import { approvalText, useApprovalWords } from './words.ts';

interface Props {
  readonly approval: ApprovalDetail;
  /** Something has been done, or somebody else was faster (null); `isLeft` if the person is elsewhere by then. */
  readonly changed: (act: Act | null, isLeft?: boolean) => void;
}
/** How many buttons a phone shows next to a decision, and without one. */
const QUICK = { beside: 1, alone: 2 } as const;

/**
 * The actions that the reader may perform on a request: a comment first, then the action. On a phone, sheets ask for
 * the comment. A comment that has not been sent stays with its request.
 */
export function ActBar({ approval, changed }: Props) {
  const { language, me, today, words: kitWords } = useKit();
  const words = useApprovalWords();
  const tell = useToast();
  const isNarrow = useNarrow();
  const bar = useBar<HTMLFormElement>();
  const field = useRef<HTMLTextAreaElement>(null);
  const draftName = `${me.id}/request/${approval.id}/opinion`;
  const [text, setText] = useState(() => keptText(draftName));
  const newest = useRef(text);
  const isShown = useIsShown();
  const [problem, setProblem] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Act | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const acts = minorActs(approval);
  const mayDecide = approval.may.includes('decide');
  const write = (said: string) => {
    newest.current = said;
    setText(said);
    keepText(draftName, said);
  };
  const done = (act: Act) => {
    setProblem(null);
    setAsked(null);
    tell(words[`${act}Done`]);
    changed(act, !isShown.current);
  };
  const send = async (act: Act, people: readonly string[] = []) => {
    const { verb, body } = callOf(act, text, people);
    try {
      await perform(approval.id, verb, body);
    } catch (error) {
      if (!isShown.current) tell(`${approval.title}: ${failureTexts(error)[language]}`);
      throw error;
    }
    // A reminder sends no text, so the opinion is still unsent.
    if ('comment' in body) write(unsentOf(newest.current, text));
    done(act);
  };
  const sendFromHere = async (act: Act) => {
    // A disabled button would lose the focus.
    if (isBusy) return;
    setBusy(true);
    try {
      await send(act);
    } catch (error) {
      setProblem(faultOf(error));
      // Somebody was faster: show what they did.
      if (statusOf(error) === 403) changed(null, !isShown.current);
    } finally {
      setBusy(false);
    }
  };
  const start = (act: Act) => {
    setSheetOpen(false);
    if (act === 'remind') return void sendFromHere(act);
    if (!isNarrow && needsWords(act) && text.trim() === '') {
      // Shows what is missing at the field, and moves the focus there.
      setProblem({ why: approvalText(`${act}Needs`), at: 'words' });
      return field.current?.focus();
    }
    if (!isNarrow && act === 'comment') return void sendFromHere(act);
    setAsked(act);
  };
  const button = (act: Act, look = 'text') => {
    const Drawn = ACT_ICONS[act];
    const isLater = act === 'remind' && approval.remindTime !== '';
    return (
      <button
        key={act}
        type="button"
        className={look}
        aria-disabled={isBusy || isLater}
        onClick={() => isLater || start(act)}
      >
        <Drawn size={16} aria-hidden />
        {isLater ? fill(words.remindLater, { time: momentText(approval.remindTime, language, today) }) : words[act]}
      </button>
    );
  };
  const shown = isNarrow ? acts.slice(0, mayDecide ? QUICK.beside : QUICK.alone) : acts;
  const hidden = acts.slice(shown.length);
  const opinion = mayDecide ? words.opinion : words.say;
  if (acts.length === 0 && !mayDecide) return null;
  return (
    <form ref={bar} className="act-bar" aria-label={words.acts} onSubmit={(event) => event.preventDefault()}>
      {!isNarrow && (
        <textarea
          ref={field}
          rows={1}
          aria-label={opinion}
          placeholder={opinion}
          maxLength={1000}
          value={text}
          {...(problem?.at === 'words' && { 'aria-invalid': true, 'aria-describedby': 'act-problem' })}
          onChange={({ target }) => {
            write(target.value);
            setProblem(null);
          }}
        />
      )}
      <p id="act-problem" role="alert" className="bad">
        {problem?.why[language]}
      </p>
      <div className="actions">
        {shown.map((act) => button(act))}
        {hidden.length > 0 && (
          <button type="button" className="text" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <Ellipsis size={16} aria-hidden />
            {words.more}
          </button>
        )}
        {mayDecide && (
          <span className="decision">
            {button('refuse', 'danger')}
            {button('approve', 'main')}
          </span>
        )}
      </div>
      {isSheetOpen && (
        <Dialog label={words.acts} onClose={() => setSheetOpen(false)}>
          <div className="act-sheet">
            {hidden.map((act) => button(act))}
            <button type="button" onClick={() => setSheetOpen(false)}>
              {kitWords.cancel}
            </button>
          </div>
        </Dialog>
      )}
      {asked && !isNarrow && !asksPeople(asked) && asked !== 'withdraw' && (
        <Question
          question={words[`${asked}Ask`]}
          yes={words[asked]}
          no={kitWords.cancel}
          isGrave={asked === 'refuse'}
          onClose={(isYes) => {
            setAsked(null);
            if (isYes) void sendFromHere(asked);
          }}
        />
      )}
      {asked && (isNarrow || asksPeople(asked) || asked === 'withdraw') && (
        <ActDialog
          act={asked}
          approval={approval}
          text={text}
          draftName={draftName}
          write={write}
          send={send}
          refused={setProblem}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
