/** As many as a server has connections for: whoever waits for somebody else holds one. */
const AT_ONCE = 16;

/** Has many come, so many at once that each waits for others, and answers what each was told. */
export async function comeAtOnce<Who, Told>(
  crowd: readonly Who[],
  ask: (who: Who) => Promise<Told>,
): Promise<Told[]> {
  const waiting = [...crowd];
  const told: Told[] = [];
  const comeInTurn = async () => {
    for (let who = waiting.pop(); who !== undefined; who = waiting.pop()) told.push(await ask(who));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
  return told;
}
