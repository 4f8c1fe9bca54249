import type { SecondReading } from './second-reading.ts';

/** The rules read again: bits for numbers. */
const wins: SecondReading['wins'] = ({ name, place }, line, result) => {
  const bitsOf = (balls: readonly string[]) =>
    balls.reduce((bits, ball) => bits | (1 << Number(ball)), 0);
  const chosen = line.split('-');
  const [mine, drawn] = [bitsOf(chosen), bitsOf(result)];
  const first = result.slice(0, Number(place));
  if (name === 'ANY') {
    const both = mine & drawn;
    return both === (chosen.length <= 5 ? mine : drawn) ? 1 : 0;
  }
  if (name === 'PLACE') return result[Number(place) - 1] === line ? 1 : 0;
  if (name === 'DIRECT') return first.every((ball, at) => chosen[at] === ball) ? 1 : 0;
  return bitsOf(first) === mine ? 1 : 0;
};

export const x115Again: SecondReading = { wins };
