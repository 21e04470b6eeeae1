import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../common/Dialog.tsx';
import { Picker } from '../common/Picker.tsx';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import { findPeople } from '../core/people.ts';
import type { Offered } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { act } from './calls.ts';
import { useApprovalWords } from './words.ts';

export type Asked = 'copy' | 'add' | 'transfer' | 'withdraw';

interface Props {
  readonly id: string;
  readonly verb: Asked;
  /** What was written before, which becomes the note. */
  readonly text: string;
  readonly done: () => void;
  readonly onClose: () => void;
}

/** Asks whom an act concerns and why, and says what follows from it. What is refused stays open with its reason. */
export function ActDialog({ id, verb, text, done, onClose }: Props) {
  const { language, words: kitWords } = useKit();
  const words = useApprovalWords();
  const [people, setPeople] = useState<readonly Offered[]>([]);
  const [note, setNote] = useState(text);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const asksPeople = verb !== 'withdraw';
  const bodyOf = () => {
    const comment = note.trim() || null;
    const ids = people.map((one) => one.id);
    if (verb === 'withdraw') return { comment };
    return verb === 'transfer' ? { to: ids[0], comment } : { people: ids, comment };
  };
  const send = async () => {
    if (asksPeople && people.length === 0) {
      setProblem(words.peopleNeeded);
      box.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    try {
      await act(id, verb, bodyOf());
      onClose();
      done();
    } catch (error) {
      setProblem(failureText(error, language));
      setBusy(false);
    }
  };
  const pick = (one: Offered | null) => {
    setProblem('');
    if (!one || people.some((other) => other.id === one.id)) return;
    setPeople(verb === 'transfer' ? [one] : [...people, one]);
  };
  return (
    <Dialog label={words[verb]} onClose={onClose}>
      <div className="act-dialog">
        <h2>{words[verb]}</h2>
        <p className="quiet">{words[`${verb}Ask`]}</p>
        {asksPeople && (
          <div ref={box} className="field">
            <Picker
              label={words.people}
              value={null}
              title=""
              find={findPeople}
              onPick={pick}
              {...(problem && { field: { 'aria-invalid': true } })}
            />
            <div className="chips">
              {people.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  aria-label={fill(kitWords.removeFile, { name: one.title })}
                  onClick={() => setPeople(people.filter((other) => other !== one))}
                >
                  {one.title}
                  <X size={12} aria-hidden />
                </button>
              ))}
            </div>
          </div>
        )}
        <div className="field">
          <label htmlFor={noteId}>{words.note}</label>
          <textarea id={noteId} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        </div>
        <p role="alert" className="bad">
          {problem}
        </p>
        <div className="actions">
          <button type="button" onClick={onClose}>
            {kitWords.cancel}
          </button>
          <button type="button" className="main" disabled={isBusy} onClick={() => void send()}>
            {words[verb]}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
