import { performer } from '../../src/lib/performer.ts';
import type { CameraEvent } from '../../src/services/browser/camera.ts';

/** A camera for flow tests, to replace `services/browser/camera.ts`. */
export function fakeCamera() {
  const telling = new Set<(event: CameraEvent) => void>();
  return {
    watchCodes: (tell: (event: CameraEvent) => void) => {
      telling.add(tell);
      return () => void telling.delete(tell);
    },
    /** Its torch does what it is told. */
    switchTorch: performer('switchTorch', async (on: boolean) => on),
    /** The number of cameras that are on. */
    running: () => telling.size,
    sees: (event: CameraEvent) => {
      for (const tell of [...telling]) tell(event);
    },
  };
}
