import { performer } from '../../lib/performer.ts';
import { newId } from './ids.ts';

/**
 * An identifier of this device, stored and so the same in every later visit (ACC-11). What can be measured is alike in two
 * profiles of one machine, which are two devices: a random part tells them apart. Loaded on demand: it is needed once per
 * browser. A browser that refuses to be measured gets the random part alone.
 */
export const makeFingerprint = performer('makeFingerprint', async function makeFingerprint(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    // Its usage report would go to another origin.
    const agent = await load({ monitoring: false });
    return `${(await agent.get()).visitorId}.${newId()}`;
  } catch (reason) {
    console.warn('fingerprint: measuring failed, using a random one', reason);
    return newId();
  }
});
