/** What is kept of earlier answers: clocks drift, and a phone that slept must not trust what it knew. */
const SAMPLES_MAX = 12;

type Sample = { readonly roundTripMs: number; readonly offsetMs: number };

/**
 * The clock of the house, as it is learnt here. The answer to a question was written about half of its way
 * after the question was sent; the shortest way errs least, so it is the one that counts.
 */
export class HouseClock {
  readonly #here: () => number;
  #samples: readonly Sample[] = [];
  #guessMs: number | null = null;

  constructor(here: () => number) {
    this.#here = here;
  }

  /** The time at the house. */
  now(): number {
    return this.#here() + this.#offset();
  }

  /** The time here, to be sent along with a question. */
  here(): number {
    return this.#here();
  }

  /** What any message tells: it was written some unknown time ago, so the latest time told counts. */
  hear(houseMs: number): void {
    this.#guessMs = Math.max(this.#guessMs ?? Number.NEGATIVE_INFINITY, houseMs - this.#here());
  }

  /** An answer to a question of ours. */
  learn({ sent, now }: { readonly sent: number; readonly now: number }): void {
    const roundTripMs = this.#here() - sent;
    if (roundTripMs < 0) return;
    const offsetMs = now + roundTripMs / 2 - this.#here();
    this.#samples = [...this.#samples, { roundTripMs, offsetMs }].slice(-SAMPLES_MAX);
  }

  get samples(): number {
    return this.#samples.length;
  }

  /** Nothing is known for sure any more, as after a sleep; the last guess stands until something is. */
  forget(): void {
    this.#guessMs = this.#offset();
    this.#samples = [];
  }

  #offset(): number {
    const [first, ...rest] = this.#samples;
    if (!first) return this.#guessMs ?? 0;
    return rest.reduce((best, next) => (next.roundTripMs <= best.roundTripMs ? next : best), first)
      .offsetMs;
  }
}
