import { performer, performerOf } from '../../src/lib/performer.ts';
import * as blobs from '../../src/services/browser/blobs.ts';
import * as clipboard from '../../src/services/browser/clipboard.ts';
import * as device from '../../src/services/browser/device.ts';
import * as files from '../../src/services/browser/files.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import * as idle from '../../src/services/browser/idle.ts';
import * as page from '../../src/services/browser/page.ts';
import * as passkeys from '../../src/services/browser/passkeys.ts';
import * as passwordStrength from '../../src/services/browser/passwordStrength.ts';
import * as pictures from '../../src/services/browser/pictures.ts';
import * as probe from '../../src/services/browser/probe.ts';
import * as runtimeConfig from '../../src/services/browser/runtimeConfig.ts';
import * as tabName from '../../src/services/browser/tabName.ts';
import * as download from '../../src/services/http/download.ts';

/** What tests mock. */
const SERVICES: readonly object[] = [
  blobs,
  clipboard,
  device,
  files,
  fingerprint,
  idle,
  page,
  passkeys,
  passwordStrength,
  pictures,
  probe,
  runtimeConfig,
  tabName,
  download,
];

/**
 * A mock has not the mark of what it stands for. Whatever of the services is none is marked by its own name, so that it can
 * be answered from a tape like the others.
 */
export function markMocks(): void {
  for (const service of SERVICES)
    for (const [name, perform] of Object.entries(service))
      if (typeof perform === 'function' && !performerOf(perform)) performer(name, perform);
}
