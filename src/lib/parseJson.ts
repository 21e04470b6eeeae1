/** The value of a JSON text; undefined where the text is absent, empty or no JSON (a proxy's HTML page). Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
