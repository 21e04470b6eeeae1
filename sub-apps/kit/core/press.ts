/** Whether the pointer is down: what it went down on is clicked only if it is still there when it comes up. */
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
      // The click comes with the release.
      for (const work of waiting.splice(0)) setTimeout(work);
    },
    true,
  );

/** Does what may move the page: at once, or after the press that is under way and its click. */
export function afterPress(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
