/**
 * Who moves on before a page transition has begun skips it. The router does so on purpose, but leaves
 * the transition's promise to be reported as an error that nobody handled.
 */
export function quietSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isSkipped = reason instanceof DOMException && reason.name === 'AbortError';
    if (isSkipped && reason.message.startsWith('Transition was skipped')) event.preventDefault();
  });
}
