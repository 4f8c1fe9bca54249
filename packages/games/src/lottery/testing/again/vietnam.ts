import type { Result } from '@maneki/games/lottery/play';
import type { SecondReading } from './second-reading.ts';

/** How many prizes of one result end so: looked at once for each ending, however many lines ask for it. */
let last: { readonly result: Result; readonly ends: Map<string, number> } | undefined;

function countEnds(result: Result, tail: string): number {
  if (last?.result !== result) last = { result, ends: new Map() };
  let count = last.ends.get(tail);
  if (count === undefined) {
    count = result.filter((prize) => prize.endsWith(tail)).length;
    last.ends.set(tail, count);
  }
  return count;
}

/** The rules read again, with the digits of prizes and of lines side by side. */
const wins: SecondReading['wins'] = ({ code }, line, result) => {
  const [special] = result as [string];
  const hits = (number: string) => countEnds(result, number) > 0;
  if (code.startsWith('LO')) return countEnds(result, line);
  if (code === 'BS') return special.at(-2)! >= '5' === (line === 'BIG') ? 1 : 0;
  if (code === 'OE') return '13579'.includes(special.at(-1)!) === (line === 'ODD') ? 1 : 0;
  if (code === 'DAU') return special.slice(0, -1).endsWith(line) ? 1 : 0;
  if (code === 'DE' || code === 'C3' || code === 'DUOI') return special.endsWith(line) ? 1 : 0;
  const numbers = line.split('-');
  return (code.startsWith('X') ? numbers.every(hits) : !numbers.some(hits)) ? 1 : 0;
};

export const vietnamAgain: SecondReading = { wins };
