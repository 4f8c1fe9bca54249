const QUIET_MS = 2_000;

/**
 * Says that something slow is under way, once it has proved slow. A terminal sees one line that counts
 * the seconds; a log gets one line at the beginning and one at the end.
 *
 * @param {string} doing such as `Installing packages`
 * @returns {(outcome: string) => void} ends the line with what came of it
 */
export function showProgress(doing) {
  const startedAt = Date.now();
  const isTerminal = process.stdout.isTTY === true;
  const seconds = () => Math.round((Date.now() - startedAt) / 1_000);
  let isShown = false;

  const tick = () => {
    if (isTerminal) process.stdout.write(`\r${doing} … ${seconds()} s`);
    else if (!isShown) process.stdout.write(`${doing} …\n`);
    isShown = true;
  };
  let repeat;
  const first = setTimeout(() => {
    tick();
    repeat = setInterval(tick, 1_000);
  }, QUIET_MS);

  return (outcome) => {
    clearTimeout(first);
    clearInterval(repeat);
    if (!isShown) return;
    process.stdout.write(`${isTerminal ? '\r' : ''}${doing} … ${outcome} after ${seconds()} s\n`);
  };
}
