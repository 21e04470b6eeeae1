import type { Plugin } from 'vite';

const CONFIG_BLOCK = /<script type="application\/json" id="atrium-config">[\s\S]*?<\/script>/;

/**
 * In development Vite serves index.html, not the backend, so the runtime configuration is taken from the page that the
 * backend serves. If the backend does not answer, the block stays empty, and the portal reports what is missing.
 */
export function backendConfig(backend: string): Plugin {
  return {
    name: 'atrium:backend-config',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const page = await fetch(backend).then(
        (answer) => answer.text(),
        () => '',
      );
      const block = CONFIG_BLOCK.exec(page)?.[0];
      return block === undefined ? html : html.replace(CONFIG_BLOCK, () => block);
    },
  };
}
