export const console = {
  noCompany: '您还没有选择公司',
  noCompanySentence: '这里显示一家公司的数据。请先切换到要管理的公司。',
} as const;
