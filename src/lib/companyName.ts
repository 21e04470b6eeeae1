/** A company's name in a language: for any language but Chinese its English name, if it has one. */
export const companyNameIn = (language: string, name: string, englishName: string | null | undefined): string =>
  language === 'zh-CN' ? name : englishName || name;
