import { followFocus } from './followFocus.ts';

/**
 * The press of a button that disappears with it, such as Retry: the part of the page around the button takes the focus,
 * so that the next Tab moves into what has replaced it.
 */
export function retrying(retry: () => void): (event: { readonly currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    const part = currentTarget.closest<HTMLElement>('section, nav, [data-scroller], [tabindex="-1"]');
    if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
    followFocus(currentTarget, part ?? currentTarget);
    retry();
  };
}
