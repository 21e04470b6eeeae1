import type { BusinessDesk, BusinessNotice, StoredRecord } from '../engine/definition.ts';
import { pathOf } from '../engine/tell.ts';

interface Warning {
  /** Module of `contract/notificationTypes.ts`, whose `eventWarning` this is. */
  readonly module: 'OMS' | 'CRM' | 'PDC' | 'SCM';
  readonly eventName: string;
  readonly content: string;
  readonly level: '一般' | '重要' | '紧急';
}

/** An event warning about a record, with the path that opens it. */
export function eventWarning(
  desk: Pick<BusinessDesk, 'work'>,
  { kind, id }: Pick<StoredRecord, 'kind' | 'id'>,
  { module, eventName, content, level }: Warning,
): BusinessNotice {
  return {
    module,
    type: 'eventWarning',
    displayName: '事件预警',
    title: `${eventName}：${content}`,
    app: {
      businessId: id,
      path: pathOf(kind, id),
      eventName,
      content,
      level,
      time: desk.work.wall.replace('T', ' '),
    },
  };
}

/** The people in these fields, each once, except the person acting: nobody is notified of their own action. */
export function othersOf({ work }: Pick<BusinessDesk, 'work'>, ...people: readonly unknown[]): string[] {
  const ids = people.filter((id): id is string => typeof id === 'string' && id !== work.userId);
  return [...new Set(ids)];
}

/** Everybody with a policy except the person acting. */
export async function othersWith(desk: BusinessDesk, policy: string): Promise<string[]> {
  return othersOf(desk, ...(await desk.peopleWith(policy)));
}
