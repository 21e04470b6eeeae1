import { Paperclip } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import { isPicture, openFile, saveAs } from '../core/files.ts';
import type { KeptFile } from '../core/types.ts';
import { fill } from '../core/words.ts';

/** A picture; nothing if it cannot be loaded, since its name next to it still offers it. */
function Picture({ file }: { readonly file: KeptFile }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    let made = '';
    let isCurrent = true;
    openFile(file).then(
      (address) => {
        made = address;
        if (isCurrent) setUrl(address);
        else URL.revokeObjectURL(address);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url ? <img src={url} alt="" /> : null;
}

/** Files of a record: pictures are displayed, everything can be saved. */
export function Files({ files }: { readonly files: readonly KeptFile[] }) {
  const { language, words } = useKit();
  const tell = useToast();
  const save = (file: KeptFile) =>
    openFile(file).then(
      (url) => {
        saveAs(url, file.fileName);
        URL.revokeObjectURL(url);
      },
      (error) => tell(failureText(error, language)),
    );
  return (
    <ul className="plain files">
      {files.map((file) => (
        <li key={file.blobName}>
          <button
            type="button"
            className="text"
            aria-label={fill(words.download, { name: file.fileName })}
            onClick={() => void save(file)}
          >
            {isPicture(file) ? <Picture file={file} /> : <Paperclip size={16} aria-hidden />}
            {file.fileName}
          </button>
        </li>
      ))}
    </ul>
  );
}
