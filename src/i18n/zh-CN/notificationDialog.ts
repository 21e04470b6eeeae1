export const notificationDialog = {
  title: '通知、待办与日程',
  notifications: '通知',
  todos: '待办',
  schedules: '日程',
  todosDue: '{count} 项待办未完成',
  schedulesToday: '今天 {count} 个日程',
  all: '全部',
  calendar: '日历',
  todoCentre: '待办中心',
} as const;
