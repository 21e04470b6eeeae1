import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What is read of a Babel path, which Stryker's types leave open. */
interface Path {
  readonly node: {
    readonly type: string;
    readonly properties?: readonly { readonly key?: { readonly name?: string } }[];
  };
}

/**
 * Leaves out sentences in the portal's two languages, `{ en: …, zh: … }`: no test repeats every wording, and the compiler
 * demands both.
 */
const wording: Ignorer = {
  shouldIgnore: (path: NodePath) => {
    // Stryker declares the path without its fields, so that it does not depend on Babel's types.
    const { node } = path as Path;
    const names = node.type === 'ObjectExpression' ? node.properties?.map(({ key }) => key?.name) : [];
    return names?.join() === 'en,zh' ? 'Wording.' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'wording', wording)];
