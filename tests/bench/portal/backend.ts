import type { PortalServer } from '../../support/portalServer.ts';

/** Milliseconds from the command to the first served page. */
export async function timeStart(server: PortalServer): Promise<number> {
  const start = performance.now();
  await server.start();
  return performance.now() - start;
}
