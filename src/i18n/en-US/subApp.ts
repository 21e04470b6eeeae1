import type { Translated } from '../types.ts';
import type { subApp as source } from '../zh-CN/subApp.ts';

export const subApp: Translated<typeof source> = {
  layer: 'Business applications',
  loading: 'Opening {name}',
  newVersion: 'This application has been updated and is being reloaded.',
  newVersionUnsaved: 'This application has been updated. Save your work, then open it again.',
  failedTitle: '{name} could not be opened',
  failedSentence: '{what} The rest of the portal and the other applications are not affected.',
  timeout: 'There was no response for two minutes.',
  http: 'The page of the application was not found, or the server could not provide it.',
  network: 'The server cannot be reached. Please check your network.',
  notHtml: 'The server did not answer with the page of the application.',
  resource: 'Part of the application is missing. It may be being updated.',
  runtime: 'The application failed while it was starting.',
  openInTab: 'Open in a new tab',
  code: 'Error code',
};
