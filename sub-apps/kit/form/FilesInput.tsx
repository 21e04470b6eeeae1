import { Paperclip, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useKit, useTold } from '../context.tsx';
import type { KeptFile } from '../core/types.ts';
import { Uploads } from '../core/uploads.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly files: readonly KeptFile[];
  readonly label: string;
  readonly onChange: (files: readonly KeptFile[]) => void;
  readonly max?: number | undefined;
  /** Lets the form wait for uploads in progress. */
  readonly onStart?: (until: Promise<boolean>) => void;
  /** Attributes by which the form finds it, and its descriptions. */
  readonly field?: Readonly<Record<string, unknown>>;
}

/** Files of a record: each is uploaded when it is chosen, shows its progress, and can be cancelled. */
export function FilesInput({ files, label, onChange, max, onStart, field = {} }: Props) {
  const { language, words } = useKit();
  const now = useRef({ files, onChange });
  now.current = { files, onChange };
  const [uploads] = useState(
    () =>
      new Uploads({
        files: () => now.current.files,
        changed: (kept) => {
          // The next one may arrive before the re-render.
          now.current.files = kept;
          now.current.onChange(kept);
        },
        max,
        started: (until) => onStart?.(until),
      }),
  );
  const { running, problem } = useTold(uploads);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => () => uploads.end(), [uploads]);
  const gone = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <div className="files">
      {files.map((file) => (
        <span key={file.blobName} className="file">
          <Paperclip size={16} aria-hidden />
          <span>{file.fileName}</span>
          <button
            type="button"
            className="text"
            aria-label={fill(words.removeFile, { name: file.fileName })}
            onClick={gone(() => uploads.remove(file))}
          >
            <X size={16} aria-hidden />
          </button>
        </span>
      ))}
      {running.map(({ id: key, name, share }) => (
        <span key={key} className="file">
          <Paperclip size={16} aria-hidden />
          <span>{name}</span>
          <button
            type="button"
            className="text"
            aria-label={fill(words.cancelFile, { name })}
            onClick={gone(() => uploads.cancel(key))}
          >
            <X size={16} aria-hidden />
          </button>
          <progress max={1} value={share} aria-label={fill(words.uploading, { name, n: Math.round(share * 100) })} />
        </span>
      ))}
      <label className="button choose-files" data-full={uploads.room <= 0}>
        <Plus size={16} aria-hidden />
        {words.addFile}
        <input
          {...field}
          ref={input}
          type="file"
          multiple
          className="unseen"
          aria-label={label}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': id })}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <small className="quiet">{fill(words.fileLimits, { n: uploads.max })}</small>
      {problem && (
        <small id={id} role="alert" className="bad">
          {problem[language]}
        </small>
      )}
    </div>
  );
}
