/**
 * Remembers the focused element, which loses the focus when `inert` is set around it. The returned function gives the
 * focus back, unless it is somewhere else by then, in this page or in the portal.
 * @returns {() => void}
 */
export function keptFocus() {
  const { activeElement, body } = document;
  return () => {
    const isLost = document.hasFocus() && document.activeElement === body;
    if (isLost && activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
  };
}
