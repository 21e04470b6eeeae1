const through = async (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

/** A text as a gzip file. */
export const gzip = (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  through(new TextEncoder().encode(text), new CompressionStream('gzip'));

/** Compressed, as 7-bit text. */
export const gzipPacker = {
  pack: async (text: string): Promise<string> => {
    const bytes = await gzip(text);
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
  /** Rejects if `packed` is not such a text. */
  unpack: async (packed: string): Promise<string> => {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
  },
};
