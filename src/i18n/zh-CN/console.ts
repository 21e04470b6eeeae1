export const console = {
  noCompany: '您还没有选择公司',
  noCompanySentence: '这里显示一家公司的数据。请先切换到要管理的公司。',
  changedMeanwhile: '此处在您编辑期间已被改为“{saved}”，您填写的是“{own}”。要保留哪一个？',
  keepOwn: '保留我填写的',
  takeSaved: '采用已保存的',
} as const;
