/** Text that is already HTML. */
export interface Html {
  readonly text: string;
}

/** A value as text between tags or in a quoted attribute. */
export function escapeHtml(value: unknown): string {
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Builds HTML from a template: every value is escaped unless it is Html itself. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html {
  const text = parts.map((part, index) => {
    const value = values[index];
    if (value === undefined) return part;
    return part + (typeof value === 'object' ? value.text : escapeHtml(value));
  });
  return { text: text.join('') };
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;color:#1f2937}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e5e7eb}
form{display:inline}input,button{font:inherit;padding:.4rem .8rem;margin:.2rem}label{display:block}`;

/** A whole page of the server's own, without scripts. */
export function htmlPage(title: string, body: Html): string {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`;
  const heading = html`<h1>${title}</h1>`;
  return `<!doctype html><html lang="en"><head>${head.text}<style>${STYLE}</style></head><body>${heading.text}${body.text}</body></html>`;
}
