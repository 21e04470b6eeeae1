/** FNV-1a over the characters of a text, from a given state. */
export function mixText(hash: number, text: string): number {
  let next = hash;
  for (let index = 0; index < text.length; index += 1) next = Math.imul(next ^ text.charCodeAt(index), 0x01000193);
  return next;
}

/** Makes a function that maps texts to 53-bit numbers; the first eight bytes of `key` determine which. */
export function hashTo53(key: Uint8Array): (text: string) => number {
  const seeds = new DataView(key.buffer, key.byteOffset);
  const [one, other] = [seeds.getInt32(0), seeds.getInt32(4)];
  return (text) => (mixText(one, text) >>> 0) * 2 ** 21 + (mixText(other, text) >>> 11);
}
