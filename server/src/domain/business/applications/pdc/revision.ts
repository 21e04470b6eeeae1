const A = 65;
const LETTERS = 26;

/** The revision after this one: A … Z, AA, AB … */
export function nextRevision(revision: string): string {
  const number = [...revision].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A + 1, 0) + 1;
  let next = '';
  for (let left = number; left > 0; left = Math.floor((left - 1) / LETTERS))
    next = String.fromCharCode(A + ((left - 1) % LETTERS)) + next;
  return next;
}
