export const articleDetail = {} as const;
