export const qrCode = {
  back: '返回',
  scanToContinue: '请使用 App 扫码继续',
  about: '{type}，{company}',
  openHere: '在此打开',
  code: '二维码',
  making: '正在生成二维码',
  refreshes: '二维码会自动刷新',
  secondsBefore: '',
  secondsAfter: ' 后自动刷新',
  failed: '二维码获取失败',
} as const;
