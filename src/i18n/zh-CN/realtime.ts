export const realtime = {
  waiting: '实时消息已中断，正在重新连接',
  gaveUp: '实时消息已中断，新通知不会自动出现。点击页面任意处重新连接',
  interrupted: '实时消息已中断',
  clickAnywhere: '实时消息已中断，点击任意处重新连接',
  reconnect: '重新连接',
  morePopups: '还有 {count} 条新消息',
  moreOfModule: '{module} 还有 {n} 条新消息',
  all: '全部',
  from: '{module}，{time}',
  look: '查看',
  dismissAll: '全部关闭',
  dismiss: '关闭“{title}”',
} as const;
