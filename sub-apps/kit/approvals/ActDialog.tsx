import { X } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import type { ApprovalDetail } from '../../../contract/approvals.ts';
import { Dialog } from '../common/Dialog.tsx';
import { Picker } from '../common/Picker.tsx';
import { useKit } from '../context.tsx';
import { findPeople } from '../core/people.ts';
import type { Offered } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { useIsShown } from '../useIsShown.ts';
import { useUnsaved } from '../useUnsaved.ts';
import { type Act, asksPeople, type Fault, faultOf, needsWords, notAskable } from './acts.ts';
import { approvalText, useApprovalWords } from './words.ts';

interface Props {
  readonly act: Act;
  readonly approval: ApprovalDetail;
  /** The note, which stays when the dialog is closed. */
  readonly text: string;
  readonly draftName: string;
  readonly write: (text: string) => void;
  readonly send: (act: Act, people: readonly string[]) => Promise<void>;
  /** The act was refused after the dialog had been closed. */
  readonly refused: (why: Fault) => void;
  readonly onClose: () => void;
}

/**
 * Asks whom an act concerns and why, and says what will follow from it. If the act is refused, the dialog stays open
 * with the reason.
 */
export function ActDialog({ act, approval, text, draftName, write, send, refused, onClose }: Props) {
  const { language, words: kitWords } = useKit();
  const words = useApprovalWords();
  const [people, setPeople] = useState<readonly Offered[]>([]);
  const [problem, setProblem] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isShown = useIsShown();
  useUnsaved(text.trim() !== '' || people.length > 0, draftName);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Keeps the picker's list stable until the set of people who can be asked changes.
  const unaskable = notAskable(act, approval).join();
  const find = useCallback((words: string) => findPeople(words, unaskable.split(',')), [unaskable]);
  const toPeople = () => box.current?.querySelector('input')?.focus();
  const wrong = { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  const submit = async () => {
    if (isBusy) return;
    if (asksPeople(act) && people.length === 0) {
      setProblem({ why: approvalText('peopleNeeded'), at: 'people' });
      return toPeople();
    }
    if (needsWords(act) && text.trim() === '') {
      setProblem({ why: approvalText(`${act}Needs`), at: 'words' });
      return field.current?.focus();
    }
    setBusy(true);
    try {
      await send(
        act,
        people.map((one) => one.id),
      );
    } catch (error) {
      const why = faultOf(error);
      if (!isShown.current) return refused(why);
      setProblem(why);
      setBusy(false);
    }
  };
  const pick = (one: Offered | null) => {
    setProblem(null);
    if (!one || people.some((other) => other.id === one.id)) return;
    setPeople(act === 'transfer' ? [one] : [...people, one]);
  };
  const drop = (one: Offered) => {
    setPeople(people.filter((other) => other !== one));
    toPeople();
  };
  return (
    <Dialog label={words[act]} onClose={onClose}>
      <div className="act-dialog">
        <h2>{words[act]}</h2>
        <p className="quiet">{words[`${act}Ask`]}</p>
        {asksPeople(act) && (
          <div ref={box} className="field" inert={isBusy}>
            <label htmlFor={`${id}-people`}>{words.people}</label>
            <Picker
              label={words.people}
              value={null}
              title=""
              find={find}
              onPick={pick}
              field={{ id: `${id}-people`, ...(problem?.at === 'people' && wrong) }}
            />
            <div className="chips">
              {people.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  aria-label={fill(kitWords.removeFile, { name: one.title })}
                  onClick={() => drop(one)}
                >
                  {one.title}
                  <X size={12} aria-hidden />
                </button>
              ))}
            </div>
          </div>
        )}
        <div className="field" inert={isBusy}>
          <label htmlFor={`${id}-note`}>{needsWords(act) ? words[`${act}Words`] : words.note}</label>
          <textarea
            ref={field}
            id={`${id}-note`}
            maxLength={1000}
            value={text}
            {...(problem?.at === 'words' && wrong)}
            onChange={({ target }) => {
              write(target.value);
              setProblem(null);
            }}
          />
        </div>
        <p id={`${id}-problem`} role="alert" className="bad">
          {problem?.why[language]}
        </p>
        <div className="actions">
          <button type="button" onClick={onClose}>
            {kitWords.cancel}
          </button>
          <button
            type="button"
            className={act === 'refuse' ? 'danger' : 'main'}
            aria-disabled={isBusy}
            onClick={() => void submit()}
          >
            {words[act]}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
