import type { Translated } from '../types.ts';
import type { versionUpgrade as source } from '../zh-CN/versionUpgrade.ts';

export const versionUpgrade: Translated<typeof source> = {
  newVersion: 'New version',
  later: 'Later',
  ready: '{brand} {version} is ready',
  tryNow: 'try now',
};
