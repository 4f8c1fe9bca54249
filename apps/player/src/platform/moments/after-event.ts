/**
 * Does something once the event of now is over, and before anything but input and painting. A timer would wait on a
 * slow phone until the press has been shown and answers of the network are read, which takes as long as the work.
 */
export function afterEvent(work: () => void): void {
  if ('scheduler' in window) window.scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work);
}
