/*
 * The compression of SHA-256 (FIPS 180-4), because a browser's own digests one text at a time and
 * asynchronously, which would take longer than the hashing.
 */

const ROUNDS = 64;

/** The first 32 bits behind the point of a root: the constants that the standard is made of. */
const fractionBits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = listPrimes(ROUNDS);

export const INITIAL_STATE = Uint32Array.from(PRIMES.slice(0, 8), (prime) =>
  fractionBits(Math.sqrt(prime)),
);

const CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

const schedule = new Int32Array(ROUNDS);

/** Mixes a block of sixteen words into the state. */
export function compressBlock(state: Uint32Array, block: Uint32Array): void {
  schedule.set(block);
  for (let round = 16; round < ROUNDS; round += 1) {
    const early = schedule[round - 15]!;
    const late = schedule[round - 2]!;
    const earlyMix = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const lateMix = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[round] = (schedule[round - 16]! + earlyMix + schedule[round - 7]! + lateMix) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = (e & f) ^ (~e & g);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + chosen + CONSTANTS[round]! + schedule[round]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const mixedIn = [a, b, c, d, e, f, g, h];
  for (let word = 0; word < 8; word += 1) state[word] = (state[word]! + mixedIn[word]!) | 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function listPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}
