const TITLE_KEYS = ['title', 'Title', 'workflowName', 'WorkflowName'] as const;

/**
 * The line that says what a notification is about, out of its `properties` (§3: JSON text with an `App` object). Null
 * where the text is malformed (NTF-7) or holds no such line.
 */
export function popupTitle(properties: string): string | null {
  const outer = parsed(properties);
  const app = asRecord(outer?.['App']) ?? outer;
  for (const key of TITLE_KEYS) {
    const value = app?.[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
