import type { UserTask } from '../../../contract/tasks.ts';
import { inLanguage } from '../../lib/inLanguage.ts';

/**
 * A task's title for a reader of `language`: one that asks for a decision on a request begins with its kind, which its
 * own title has only in Chinese.
 */
export function taskTitle({ title, request }: Pick<UserTask, 'title' | 'request'>, language: string): string {
  if (!request) return title;
  const kind = inLanguage(request.type, language);
  return language === 'zh-CN' ? `${kind}：${request.title}` : `${kind}: ${request.title}`;
}
