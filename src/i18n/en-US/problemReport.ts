import type { Translated } from '../types.ts';
import type { problemReport as source } from '../zh-CN/problemReport.ts';

export const problemReport: Translated<typeof source> = {
  entry: 'Report a problem',
  title: 'Report a problem',
  sentence: 'Say what happened and save it as a file for the administrator of your company. Nothing is sent by itself.',
  words: 'What happened',
  wordsHint: 'What you did, what you saw and what you expected. No passwords, no codes.',
  wordsMissing: 'Say what happened',
  wordsCount: '{count} / {most}',
  attach: 'Attach the recording',
  attachHint: 'Your latest steps, about {size} KB. Names, numbers and texts are hidden in it.',
  notRecorded: 'The action log is switched off, so no steps are attached.',
  reading: 'Gathering what is known…',
  preview: 'What the file says',
  recordingPreview: 'The last lines of the recording',
  save: 'Save as a file',
  copy: 'Copy it',
  saved: 'Saved as {name}. Hand it to your administrator.',
  copied: 'The report is copied',
  notCopied: 'The browser did not allow copying. Open the preview, select it and copy it by hand',
};
