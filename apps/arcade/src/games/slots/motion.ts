type Run = {
  elapsedMs: number;
  readonly durationMs: number;
  readonly step: (share: number) => void;
  readonly resolve: () => void;
};

const nothing = () => undefined;

/** Everything that moves for a while. It is driven by the stage's frames and thus pauses with them. */
export class Motion {
  readonly #runs: Run[] = [];
  readonly #onStart: () => void;
  #isHurried = false;

  constructor(onStart: () => void) {
    this.#onStart = onStart;
  }

  get isBusy(): boolean {
    return this.#runs.length > 0;
  }

  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Calls `step` with the share of the time that has passed, and with 1 in the end. */
  run(durationMs: number, step: (share: number) => void): Promise<void> {
    if (this.#isHurried || durationMs <= 0) {
      step(1);
      return Promise.resolve();
    }
    step(0);
    return new Promise((resolve) => {
      this.#runs.push({ elapsedMs: 0, durationMs, step, resolve });
      this.#onStart();
    });
  }

  wait(durationMs: number): Promise<void> {
    return this.run(durationMs, nothing);
  }

  update(passedMs: number): void {
    for (let index = this.#runs.length - 1; index >= 0; index -= 1) {
      const run = this.#runs[index]!;
      run.elapsedMs += passedMs;
      run.step(Math.min(1, run.elapsedMs / run.durationMs));
      if (run.elapsedMs < run.durationMs) continue;
      this.#runs.splice(index, 1);
      run.resolve();
    }
  }

  /** Brings everything to its end at once, and what follows too, until `calm`. */
  hurry(): void {
    this.#isHurried = true;
    for (const run of this.#runs.splice(0)) {
      run.step(1);
      run.resolve();
    }
  }

  calm(): void {
    this.#isHurried = false;
  }
}

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Overshoots a little and comes back. */
export function easeBack(share: number): number {
  const past = share - 1;
  return 1 + 2.7 * past ** 3 + 1.7 * past ** 2;
}

/** Up and down again, without corners: for things that breathe. */
export const swell = (share: number): number => Math.sin(share * Math.PI);
