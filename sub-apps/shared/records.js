import { call } from './calls.js';
import { MODULE } from './modules.js';

/**
 * One line of the list: a notification of the module, or a to-do. A fact is a named value; its name is a text's.
 * @typedef {{ name: string, value: string }} Fact
 * @typedef {{ id: string, title: string, time: string, isOpen: boolean, facts: Fact[] }} Entry
 */

/** How many of the newest are fetched; the search looks through these. */
const NEWEST = 200;
/** Not shown as a fact: what the title says already, and what is an id. */
const SILENT = /^(title|workflowName|businessId)$/;

/** @param {string} text @returns {Record<string, unknown>} */
function fieldsOf(text) {
  try {
    return JSON.parse(text)?.App ?? {};
  } catch {
    // Some senders write what is no JSON; such a notification has its name only.
    return {};
  }
}

/** @param {Record<string, unknown>} fields @returns {Fact[]} */
function factsOf(fields) {
  return Object.entries(fields)
    .filter(
      ([name, value]) => !SILENT.test(name) && (typeof value === 'number' || (typeof value === 'string' && value)),
    )
    .map(([name, value]) => ({ name, value: String(value).replace('T', ' ') }));
}

/** @param {any} notice @returns {Entry} */
function entryOfNotice(notice) {
  const fields = fieldsOf(notice.properties);
  const facts = factsOf(fields);
  const about = [notice.diplayName, facts[0]?.value].filter(Boolean).join(' · ');
  const title = String(fields['title'] ?? fields['workflowName'] ?? about);
  return { id: notice.id, title, time: notice.creationTime, isOpen: notice.state === 0, facts };
}

/** @param {any} task @returns {Entry} */
function entryOfTask(task) {
  const { id, title, endAt, startedAt, creatorName, description, executors, myExecutorStatus } = task;
  const people = executors.map((/** @type {{ userName: string }} */ { userName }) => userName).join(', ');
  const facts = factsOf({ startedAt, endAt, creatorName, executors: people, description });
  return { id, title, time: endAt, isOpen: myExecutorStatus !== 1, facts };
}

/** The newest entries of this application. @returns {Promise<Entry[]>} */
export async function listEntries() {
  if (MODULE.notices === null) {
    const body = { skipCount: 0, maxResultCount: NEWEST };
    const { items } = await call('/api/user-work/work/my-working', { method: 'POST', body });
    return items.map(entryOfTask);
  }
  const query = { moduleName: MODULE.notices, maxResultCount: NEWEST };
  const { items } = await call('/api/notification/user-notifications', { query });
  return items.map(entryOfNotice);
}

/** One of them; undefined if there is none with this id. @param {string} id @returns {Promise<Entry | undefined>} */
export async function findEntry(id) {
  if (MODULE.notices === null) return entryOfTask(await call('/api/user-work/get-info-by-id', { query: { id } }));
  return (await listEntries()).find((entry) => entry.id === id);
}

/** Says of an entry, or of all notifications of the module, that it is done with. @param {Entry} entry */
export async function settle(entry) {
  if (MODULE.notices === null) await call('/api/user-work/user-task-mark', { method: 'POST', query: { id: entry.id } });
  else await call('/api/notification/set-all-read', { method: 'POST', query: { moduleName: MODULE.notices } });
}

/** Entries with these words in their title or facts. @param {readonly Entry[]} entries @param {string} words */
export function search(entries, words) {
  const sought = words.trim().toLowerCase();
  return entries.filter(({ title, facts }) =>
    [title, ...facts.map(({ value }) => value)].some((text) => text.toLowerCase().includes(sought)),
  );
}

/**
 * Writes a to-do for whoever is signed in.
 * @param {{ title: string, description: string, day: string }} note
 * @returns {Promise<string>} its id
 */
export async function createTodo({ title, description, day }) {
  const { currentUser } = await call('/api/abp/application-configuration');
  const body = {
    title,
    ...(description && { description }),
    startedAt: `${day}T09:00:00`,
    endAt: `${day}T18:00:00`,
    executors: [currentUser.id],
  };
  const { id } = await call('/api/user-work/personal/create', { method: 'POST', body });
  return id;
}

/** Today on the wall here, as a date field writes it. */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
