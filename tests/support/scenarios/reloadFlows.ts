import {
  heldReloadWanted,
  pageReloadHeld,
  pageReloadWanted,
  viewRetryWanted,
} from '../../../src/features/reload/reloadSlice.ts';
import { frameDirtied } from '../../../src/features/subApp/subAppEvents.ts';
import { does, doesAndWaits, type Scenario, surely } from './scenario.ts';

/** Reloads, which go through one gate. */
export const reloadScenarios: readonly Scenario[] = [
  {
    flow: 'reload',
    title: 'the page is reloaded once everything is written',
    ask: doesAndWaits(500, pageReloadWanted({ reason: 'versionUpgraded', delayMs: 500 })),
    leadsTo: ['reload/pageReloadWanted', 'reload/pageReloadPrepared'],
    story: ['reload/pageReloadWanted', '→ flushPersistence', 'reload/pageReloadPrepared', '→ reloadPage'],
  },
  {
    flow: 'reload',
    title: 'a held reload is requested, and the unsaved work given up',
    ask: async (play) => {
      await does(frameDirtied({ module: 'crm', dirty: true }), pageReloadHeld({ reason: 'networkRecovered' }))(play);
      await surely(heldReloadWanted())(play);
      // Gives the applications a moment to discard it.
      await play.pass(60);
    },
    leadsTo: ['reload/pageReloadHeld', 'feedback/confirmationAsked', 'reload/pageReloadPrepared'],
    story: [
      'subApp/frameDirtied',
      'reload/pageReloadHeld',
      'reload/heldReloadWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'subApp/discardWanted',
      'reload/pageReloadWanted',
      '→ flushPersistence',
      'reload/pageReloadPrepared',
      '→ keepTabText',
      '→ reloadPage',
    ],
  },
  {
    flow: 'reload',
    title: 'a view that failed is tried again',
    ask: does(viewRetryWanted()),
    leadsTo: ['reload/viewRetryWanted', 'reload/pageReloadPrepared'],
    story: [
      'reload/viewRetryWanted',
      'reload/pageReloadWanted',
      '→ flushPersistence',
      'reload/pageReloadPrepared',
      '→ reloadPage',
    ],
  },
];
