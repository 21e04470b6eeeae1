/** The sources of a build. */
export interface BuiltFrom {
  readonly version: string;
  /** Hash of the commit; empty if the sources had none. */
  readonly commit: string;
}
/** Injected by the build (vite.config.ts). */
declare const BUILT_FROM: BuiltFrom | undefined;

/** What this program was built from; empty if it was not built. */
export const builtFrom = (): BuiltFrom =>
  typeof BUILT_FROM === 'undefined' ? { version: '', commit: '' } : BUILT_FROM;
