/** Stands for "this origin" while a path is resolved; never contacted. */
const BASE = 'https://atrium.invalid';

/**
 * A redirect target reduced to a path of this origin, or null if it points elsewhere (RTE-8): no other origin, no
 * `//host`, no backslash, no control character, no scheme. Query and hash are kept.
 */
export function safePath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null;
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;
  try {
    const url = new URL(target, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Whether a path is `root` or lies below it. */
export function isUnder(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
