/** Names as the texts of a language list them. */
export const listed = (names: readonly string[], language: string): string =>
  names.join(language === 'zh-CN' ? '、' : ', ');
