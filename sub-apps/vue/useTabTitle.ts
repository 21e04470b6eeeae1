import { watchEffect } from 'vue';
import { bridge } from '../shared/portal.js';

/** Names the portal's tab after the page, lists and forms too; nothing while the name is still loading. */
export function useTabTitle(title: () => string | undefined): void {
  watchEffect(() => {
    const now = title();
    if (now) bridge?.title(now);
  });
}
