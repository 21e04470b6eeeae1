import type { CDPSession } from '@playwright/test';

const CPU_SLOW_DOWN = 4;
/** A phone with poor reception: "Slow 4G" of DevTools, 1.6 and 0.75 Mbit/s × 0.9, and 150 ms × 3.75 per request. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};

/** Gives the page the processor of a slow phone, and its line as well if requested. */
export async function slowDown(session: CDPSession, { line }: { readonly line: boolean }): Promise<void> {
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
}
