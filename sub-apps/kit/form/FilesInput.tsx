import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import { MAX_BYTES, MAX_FILES, upload } from '../core/files.ts';
import type { KeptFile } from '../core/types.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly files: readonly KeptFile[];
  readonly label: string;
  readonly onChange: (files: readonly KeptFile[]) => void;
  readonly max?: number | undefined;
}

/** Files of a record: each is uploaded as it is chosen, and says how far it is. */
export function FilesInput({ files, label, onChange, max = MAX_FILES }: Props) {
  const { language, words } = useKit();
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Uploads end in any order, each after this was drawn.
  const kept = useRef(files);
  kept.current = files;
  const send = async (file: File) => {
    if (file.size >= MAX_BYTES) return setProblem(fill(words.fileTooLarge, { name: file.name }));
    const told = (share: number | undefined) =>
      setShares(({ [file.name]: _, ...others }) => (share === undefined ? others : { ...others, [file.name]: share }));
    told(0);
    try {
      const done = await upload(file, told);
      onChange([...kept.current, done]);
    } catch (error) {
      setProblem(`${fill(words.fileFailed, { name: file.name })}: ${failureText(error, language)}`);
    }
    told(undefined);
  };
  const chosen = async (list: FileList | null) => {
    setProblem('');
    const room = max - files.length;
    const all = [...(list ?? [])];
    if (all.length > room) setProblem(fill(words.fileLimits, { n: max }));
    for (const file of all.slice(0, room)) await send(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="files">
      {files.map((file) => (
        <span key={file.blobName} className="file">
          <Paperclip size={16} aria-hidden />
          {file.fileName}
          <button
            type="button"
            className="text"
            aria-label={fill(words.removeFile, { name: file.fileName })}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            <X size={16} aria-hidden />
          </button>
        </span>
      ))}
      {Object.entries(shares).map(([name, share]) => (
        <progress
          key={name}
          max={1}
          value={share}
          aria-label={fill(words.uploading, { name, n: Math.round(share * 100) })}
        />
      ))}
      {files.length < max && (
        <input
          ref={input}
          type="file"
          multiple
          aria-label={label}
          onChange={({ target }) => void chosen(target.files)}
        />
      )}
      <small className="quiet">{fill(words.fileLimits, { n: max })}</small>
      {problem && (
        <small role="alert" className="bad">
          {problem}
        </small>
      )}
    </div>
  );
}
