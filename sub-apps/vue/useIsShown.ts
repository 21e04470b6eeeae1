import { onBeforeUnmount } from 'vue';

/** Whether the component is still shown, for what an answer leads to: the person may have left meanwhile. */
export function useIsShown(): { readonly current: boolean } {
  const isShown = { current: true };
  onBeforeUnmount(() => {
    isShown.current = false;
  });
  return isShown;
}
