/**
 * How hard a password is to guess, from 0 (at once) to 4, by a library that knows common passwords; its words are fetched
 * with it, by whoever changes a password. The account's own names count as common.
 */
export async function passwordStrength(password: string, own: readonly string[]): Promise<number> {
  const [{ zxcvbn, zxcvbnOptions }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return zxcvbn(password, [...own]).score;
}
