export const tour = {
  title: '认识一下门户',
  step: '第 {step} 步，共 {count} 步',
  search: '在这里找到一切',
  search_what: '页面、应用、成员、待办和常用操作都能搜索。键盘上按 Ctrl\u00a0K。',
  messages: '消息、待办和日程',
  messages_what: '铃铛上的数字是未读消息。点开后可以处理消息和待办，查看日历。',
  person: '公司和个人设置',
  person_what: '点这里切换公司、打开勿扰、调整界面，或退出登录。',
  back: '上一步',
  forth: '下一步',
  done: '开始使用',
  leave: '跳过',
} as const;
