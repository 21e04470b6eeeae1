/** What a build was made of. */
export interface BuiltFrom {
  readonly version: string;
  /** Hash of the commit; empty where the sources had none. */
  readonly commit: string;
}
/** Put in by the build (vite.config.ts). */
declare const BUILT_FROM: BuiltFrom | undefined;

/** What this program was built from; empty where it was not built. */
export const builtFrom = (): BuiltFrom =>
  typeof BUILT_FROM === 'undefined' ? { version: '', commit: '' } : BUILT_FROM;
