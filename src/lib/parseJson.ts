/** The value of a JSON text; undefined if the text is absent, empty or not JSON (a proxy's HTML page). Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
