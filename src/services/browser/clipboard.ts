import { performer } from '../../lib/performer.ts';

/** Copies a text. False if the browser refuses, as it does without a secure context or a permission. */
export const copyText = performer('copyText', async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
});
