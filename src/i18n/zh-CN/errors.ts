export const errors = {
  network: '网络连接失败，请检查网络后重试',
  requestFailed: '请求失败：{status}，{url}',
  loginStatusUpdated: '登录状态已更新，页面刷新中..',
  notCarriedOut: '登录状态更新时，刚才的操作没有完成，请再试一次',
  authenticationExpired: '登录认证已过期！',
  endedInOtherTab: '您已在另一个标签页中退出登录',
  otherDevice: '当前账号已在其他设备登录',
  chunkFailed: '页面的一部分没有加载成功，请刷新页面',
  unexpected: '出现意外错误，请重试',
  flowsStopped: '部分功能已停止工作',
  noPermission: '您没有操作权限，请联系管理员添加',
} as const;
