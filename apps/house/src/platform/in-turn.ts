/** The end of the last work of each name. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Does work of one name one after the other. All of it would wait for the same row anyway, each with a connection
 * that everybody else lacks: so it waits here, where it holds none. Other nodes are kept apart by the row.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = ends.get(name);
  const turn = before ? before.then(work) : work();
  const end = turn
    .catch(() => undefined)
    .then(() => {
      if (ends.get(name) === end) ends.delete(name);
    });
  ends.set(name, end);
  return turn;
}
