import type { Config } from '../config/config.ts';
import type { Device } from './device.ts';

/**
 * The origin at which people reach the portal: the configured one, or in a demo whatever address they use. Otherwise
 * the request must not decide it: links in text messages and passkeys would follow its Host header.
 */
export function siteOf(config: Config, device: Device): string | undefined {
  if (config.publicUrl) return new URL(config.publicUrl).origin;
  return config.demo ? device.origin : undefined;
}
