export const articleList = {} as const;
