import { defineComponent, onBeforeUnmount, reactive, ref, watchEffect } from 'vue';
import { useRouter } from 'vue-router';
import '../shared/form.css';
import { sayDirty } from '../shared/portal.js';
import { createTodo, today } from '../shared/records.js';
import { entitle, failureText } from '../shared/texts.js';
import { said } from './look.ts';

const writtenIn = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';

export const FormPage = defineComponent(() => {
  const router = useRouter();
  const note = reactive({ title: '', description: '', day: today() });
  const refused = ref('');
  watchEffect(() => entitle(said.value.text.add));
  watchEffect(() => sayDirty(note.title !== '' || note.description !== ''));
  onBeforeUnmount(() => sayDirty(false));
  const write = (field: keyof typeof note) => (event: Event) => {
    note[field] = writtenIn(event);
  };
  const save = (event: Event) => {
    event.preventDefault();
    if (note.title.trim() === '') {
      refused.value = said.value.text.required;
      return;
    }
    createTodo(note).then(
      () => {
        sayDirty(false);
        return router.push('/list');
      },
      (reason) => {
        refused.value = failureText(reason);
      },
    );
  };
  return () => {
    const { day, description, save: saveText, title } = said.value.text;
    return (
      <form onSubmit={save} novalidate>
        <label>
          {title}
          <input maxlength={50} required value={note.title} onInput={write('title')} />
        </label>
        <label>
          {description}
          <textarea maxlength={1000} value={note.description} onInput={write('description')} />
        </label>
        <label>
          {day}
          <input type="date" required value={note.day} onInput={write('day')} />
        </label>
        {refused.value && (
          <p role="alert" class="bad">
            {refused.value}
          </p>
        )}
        <div class="actions">
          <button type="submit" class="main">
            {saveText}
          </button>
        </div>
      </form>
    );
  };
});
