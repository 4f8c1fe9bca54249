/**
 * Who moves on before a page transition has begun skips it, and a slow phone may need longer for the new
 * page than the browser waits. The page is there either way, but the router leaves the transition's
 * promise to be reported as an error that nobody handled.
 */
export function quietSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (
      reason instanceof DOMException &&
      /^Transition was (?:skipped|aborted)/.test(reason.message)
    )
      event.preventDefault();
  });
}
