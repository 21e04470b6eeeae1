/** A text that the server has in both languages, in the reader's (`zh-CN`, else English). */
export const inLanguage = ({ zh, en }: { readonly zh: string; readonly en: string }, language: string): string =>
  language === 'zh-CN' ? zh : en;
