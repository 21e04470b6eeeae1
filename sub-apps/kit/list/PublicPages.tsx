import { Copy, Link } from 'lucide-react';
import { useId } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import { CODE } from '../../shared/modules.js';
import { bridge } from '../../shared/portal.js';
import { Popover } from '../common/Popover.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { fill } from '../core/words.ts';

interface PageProps {
  readonly label: string;
  readonly address: string;
}

/** An address to read, select and copy. */
function PublicPage({ label, address }: PageProps) {
  const { words } = useKit();
  const tell = useToast();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      tell(words.copied);
    } catch {
      // The clipboard is missing or not writable: select the text, so that it is one key press away.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
      tell(words.notCopied);
    }
  };
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <button type="button" aria-label={fill(words.copyLink, { name: label })} onClick={copy}>
          <Copy size={16} aria-hidden />
          {words.copy}
        </button>
      </div>
    </li>
  );
}

/**
 * The addresses of this company's forms for people without an account. The portal serves them, and knows which company
 * it is.
 */
export function PublicPages({ pages }: { readonly pages: NonNullable<Resource['publicPages']> }) {
  const { language, words } = useKit();
  const tenantId = bridge?.props?.tenantId;
  if (!tenantId) return null;
  const label = (
    <>
      <Link size={16} aria-hidden />
      <span className="word">{words.publicLinks}</span>
    </>
  );
  return (
    <Popover label={label} className="public-pages">
      {() => (
        <>
          <p className="quiet">{words.publicLinksTold}</p>
          <ul className="plain">
            {pages.map((page) => (
              <PublicPage
                key={page.path}
                label={page.label[language]}
                address={`${location.origin}/child/${CODE}${page.path}?tenantId=${encodeURIComponent(tenantId)}`}
              />
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
