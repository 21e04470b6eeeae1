/** What a company is called in a language: in any but Chinese by its English name, if it has one. */
export const companyNameIn = (language: string, name: string, englishName: string | null | undefined): string =>
  language === 'zh-CN' ? name : englishName || name;
