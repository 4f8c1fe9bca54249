const LOOK_MS = 20;
const MEGABYTE = 1_048_576;

/** Tells at its end by how many megabytes the process was larger than at the beginning, at most. */
export function watchMemory(): { end(): number } {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      return (most - before) / MEGABYTE;
    },
  };
}
