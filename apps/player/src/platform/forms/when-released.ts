/**
 * Acts at once, or after a press that is under way: a message that appears between press and release
 * moves the page, and the tap would miss what it was meant for.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
