/** What a reader gets: a character, picture, break, rule or cell, with the elements around it that say something. */
interface Piece {
  readonly said: string;
  readonly within: ReadonlySet<string>;
}
/** Two names of the same thing. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
/** Elements that say nothing by themselves. */
const MEANINGLESS = new Set(['p', 'span', 'a']);
/** Elements that are something without any text in them. */
const LEAVES = new Set(['img', 'hr', 'td', 'th', 'br']);
/** A break at the end of its line shows nothing. */
const isSilent = (node: Element): boolean => node.localName === 'br' && node.nextSibling === null;

function meaningOf({ attributes, localName }: Element): string[] {
  const name = SAME[localName] ?? localName;
  const said = [...attributes].map((one) => `${name} ${one.name}=${one.value}`);
  return MEANINGLESS.has(name) ? said : [name, ...said];
}

function piecesOf(node: Node, outside: ReadonlySet<string>): Piece[] {
  if (node instanceof Text) return [...node.data.replace(/\s/g, '')].map((said) => ({ said, within: outside }));
  if (!(node instanceof Element)) return [];
  const within = new Set([...outside, ...meaningOf(node)]);
  const own = LEAVES.has(node.localName) && !isSilent(node) ? [{ said: node.localName, within }] : [];
  return [...own, ...[...node.childNodes].flatMap((child) => piecesOf(child, within))];
}

const isSamePiece = (old: Piece, now: Piece | undefined): boolean =>
  old.said === now?.said && [...old.within].every((one) => now.within.has(one));

/**
 * Whether `after` still says everything that `before` does. More structure is no loss, such as a paragraph inside an
 * item of a list.
 */
export function isAllKept(before: readonly Node[], after: readonly Node[]): boolean {
  const said = (nodes: readonly Node[]) => nodes.flatMap((node) => piecesOf(node, new Set()));
  const now = said(after);
  const old = said(before);
  return old.length === now.length && old.every((piece, place) => isSamePiece(piece, now[place]));
}
