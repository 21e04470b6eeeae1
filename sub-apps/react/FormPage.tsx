import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import '../shared/form.css';
import { sayDirty } from '../shared/portal.js';
import { createTodo, today } from '../shared/records.js';
import { entitle, failureText, texts } from '../shared/texts.js';

export function FormPage() {
  const [note, setNote] = useState({ title: '', description: '', day: today() });
  const [refused, setRefused] = useState('');
  const navigate = useNavigate();
  const text = texts();
  const isDirty = note.title !== '' || note.description !== '';
  useEffect(() => entitle(text.add));
  useEffect(() => {
    sayDirty(isDirty);
    return () => sayDirty(false);
  }, [isDirty]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (note.title.trim() === '') return setRefused(text.required);
    createTodo(note).then(
      () => {
        sayDirty(false);
        navigate('/list');
      },
      (reason) => setRefused(failureText(reason)),
    );
  };
  return (
    <form onSubmit={save} noValidate>
      <label>
        {text.title}
        <input
          maxLength={50}
          required
          value={note.title}
          onChange={({ target }) => setNote({ ...note, title: target.value })}
        />
      </label>
      <label>
        {text.description}
        <textarea
          maxLength={1000}
          value={note.description}
          onChange={({ target }) => setNote({ ...note, description: target.value })}
        />
      </label>
      <label>
        {text.day}
        <input
          type="date"
          required
          value={note.day}
          onChange={({ target }) => setNote({ ...note, day: target.value })}
        />
      </label>
      {refused && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="main">
          {text.save}
        </button>
      </div>
    </form>
  );
}
