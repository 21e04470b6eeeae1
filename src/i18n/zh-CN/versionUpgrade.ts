export const versionUpgrade = {
  newVersion: '发现新版本',
  later: '以后再说',
  ready: '{brand} {version} 可以使用了',
  tryNow: '立即体验',
} as const;
