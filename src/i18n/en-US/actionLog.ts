import type { Translated } from '../types.ts';
import type { actionLog as source } from '../zh-CN/actionLog.ts';

export const actionLog: Translated<typeof source> = {
  title: 'Export the action log',
  sentence:
    'This log holds what happened in this tab: what was clicked, what was asked for, what came back. With it a developer can play again what went wrong for you.',
  hidden:
    'Passwords, tokens, codes, phone numbers and all texts that you wrote or read are replaced by stand-ins and cannot be read in it. It stays in this tab; nobody gets it before you export it.',
  reading: 'Reading the log…',
  none: 'Nothing has been recorded yet. Switch on “Keep an action log” in the settings; recording begins when the page is opened next.',
  page: 'Part {number}',
  began: 'Began',
  why: 'Because',
  why_opened: 'the page was opened',
  why_sessionRefreshed: 'the sign-in was renewed',
  why_companySwitched: 'the company was switched',
  why_networkRecovered: 'the network came back',
  why_networkGivenUp: 'the network was gone',
  why_viewFailed: 'a page failed',
  why_versionUpgraded: 'the version was updated',
  why_runtimeError: 'an application failed',
  why_chunkFailed: 'a file could not be loaded',
  why_logBegunAnew: 'recording began anew',
  contents: 'Contents',
  events: '{count} events',
  events_one: '{count} event',
  calls: '{count} calls',
  calls_one: '{count} call',
  replays: 'Self-check',
  check_running: 'checking…',
  check_equal: 'replays fully',
  check_differs: 'replays to line {line}',
  gap: 'something is missing in the middle',
  newest: 'The newest lines, as they stand there',
  size: 'A file of about {size} KB',
  forDevelopers: 'Developers open the saved file here:',
  replayPage: 'Replay of an action log',
  save: 'Save the file',
  fresh: 'Begin anew',
  freshHint:
    'Forgets this log and reloads the page. Let the fault happen once more: the log is then short and easier to read.',
};
