import { performer } from '../../lib/performer.ts';

/**
 * How hard a password is to guess, from 0 (at once) to 4, by a library that knows common passwords; it and its word
 * lists are loaded when somebody changes a password. The account's own names count as common. Null if it cannot be
 * loaded: the server's rule applies all the same.
 */
export const passwordStrength = performer(
  'passwordStrength',
  async function passwordStrength(password: string, own: readonly string[]): Promise<number | null> {
    const fetched = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).catch(
      () => null,
    );
    if (fetched === null) return null;
    const [{ zxcvbn, zxcvbnOptions }, common] = fetched;
    zxcvbnOptions.setOptions({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
    return zxcvbn(password, [...own]).score;
  },
);
