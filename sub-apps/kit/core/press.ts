/** Whether the pointer is down: a click happens only if the pressed element is still there on release. */
let isDown = false;
const waiting: (() => void)[] = [];
document.addEventListener(
  'pointerdown',
  () => {
    isDown = true;
  },
  true,
);
for (const end of ['pointerup', 'pointercancel'])
  document.addEventListener(
    end,
    () => {
      isDown = false;
      // The click comes after the release.
      for (const work of waiting.splice(0)) setTimeout(work);
    },
    true,
  );

/** Runs something that may shift the layout: at once, or after the current press and its click. */
export function afterPress(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
