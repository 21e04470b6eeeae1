import { newId } from './ids.ts';

/**
 * An identifier of this device, the same in every later visit (ACC-11). Loaded on demand: it is needed once per
 * browser. A browser that refuses to be measured gets a random one, which is stored and so stays the same.
 */
export async function makeFingerprint(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    // Its usage report would go to another origin.
    const agent = await load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch (reason) {
    console.warn('fingerprint: measuring failed, using a random one', reason);
    return newId();
  }
}
