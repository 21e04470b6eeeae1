/** Text as a LIKE pattern that matches exactly that text: its wildcards are escaped. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
