import { Marked } from 'marked';

const marked = new Marked({ async: false, gfm: true, breaks: true });

/** Markdown as HTML, which `RichText` sanitises: HTML in the answer is no more trusted than the rest. */
export const markdown = (text: string): string => marked.parse(text, { async: false });
