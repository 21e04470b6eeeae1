export const network = {
  offline: '网络已断开',
  reconnecting: '正在重新连接，恢复后页面会自动刷新。',
  attempt: '第 {n} 次尝试',
  /** Around the seconds that count down. */
  nextBefore: '',
  nextAfter: ' 秒后再试',
  rule: '每 {seconds} 秒尝试一次；连续 {limit} 次失败后刷新页面。',
  recovered: '网络已恢复，正在刷新页面',
  givenUp: '网络连接失败，正在刷新页面',
} as const;
