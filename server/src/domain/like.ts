/** Text as a LIKE pattern that finds exactly that text: the wildcards in it stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
