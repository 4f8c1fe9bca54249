type ReadMarkerSteps = {
  readonly throttleMs: number;
  readonly post: (announcementId: string) => Promise<unknown>;
  /** After what was told has arrived. */
  readonly reload: () => void;
};

/**
 * Tells the server what was read: the first at once, and what comes within the next moments together
 * when they are over. What does not arrive stays unread there, and is told when it is opened again.
 */
export function createReadMarker({ throttleMs, post, reload }: ReadMarkerSteps) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    const told = [...waiting];
    waiting.clear();
    timer = setTimeout(rest, throttleMs);
    const outcomes = await Promise.allSettled(told.map(post));
    if (outcomes.some(({ status }) => status === 'fulfilled')) reload();
  };
  const rest = () => {
    timer = undefined;
    if (waiting.size > 0) send();
  };
  return (announcementId: string): void => {
    waiting.add(announcementId);
    if (timer === undefined) send();
  };
}
