import { defineComponent, onBeforeUnmount, ref } from 'vue';
import type { Form } from '../kit/core/form.ts';
import { valueAt } from '../kit/core/paths.ts';
import type { KeptFile } from '../kit/core/types.ts';
import { Uploads } from '../kit/core/uploads.ts';
import { fill } from '../kit/core/words.ts';
import { said } from './look.ts';
import { useTold } from './useTold.ts';

interface Props {
  form: Form;
  path: string;
  label: string;
  max?: number | undefined;
}

/**
 * Files of a record, based on the same uploads as the kit's: uploaded when chosen, can be cancelled or removed again.
 */
export const FilesInput = defineComponent(
  ({ form, path, label, max }: Props) => {
    const state = useTold(form);
    const files = (): readonly KeptFile[] => {
      const value = valueAt(state.value.values, path);
      return Array.isArray(value) ? value : [];
    };
    const uploads = new Uploads({
      files,
      changed: (kept) => form.write(path, kept),
      max,
      started: (until) => form.receive(until),
    });
    const now = useTold(uploads);
    onBeforeUnmount(() => uploads.end());
    const input = ref<HTMLInputElement>();
    const id = `problem-of-files-${path}`;
    const row = (key: string | number, name: string, words: string, drop: () => void, share?: number) => (
      <span key={key} class="file">
        <span>{name}</span>
        <button
          type="button"
          class="text"
          aria-label={fill(words, { name })}
          onClick={() => {
            drop();
            input.value?.focus();
          }}
        >
          ×
        </button>
        {share !== undefined && (
          <progress
            max={1}
            value={share}
            aria-label={fill(said.value.words.uploading, { name, n: Math.round(share * 100) })}
          />
        )}
      </span>
    );
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      uploads.add([...(target.files ?? [])]);
      target.value = '';
    };
    return () => {
      const { language, words } = said.value;
      const { running, problem } = now.value;
      return (
        <div class="files">
          {files().map((file) => row(file.blobName, file.fileName, words.removeFile, () => uploads.remove(file)))}
          {running.map(({ id: key, name, share }) =>
            row(key, name, words.cancelFile, () => uploads.cancel(key), share),
          )}
          <label class="button choose-files" data-full={uploads.room <= 0}>
            {words.addFile}
            <input
              ref={input}
              type="file"
              multiple
              class="unseen"
              data-path={path}
              aria-label={label}
              aria-invalid={problem !== null}
              aria-describedby={problem ? id : undefined}
              onChange={choose}
            />
          </label>
          <small class="quiet">{fill(words.fileLimits, { n: uploads.max })}</small>
          {problem && (
            <small id={id} role="alert" class="bad">
              {problem[language]}
            </small>
          )}
        </div>
      );
    };
  },
  { props: ['form', 'path', 'label', 'max'] },
);
