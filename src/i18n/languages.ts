export type Language = 'zh-CN' | 'en-US';
/** Each language by its own name, as the language switch shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
