import type { Refusal } from '#frame/call-house.ts';
import type { HouseLink } from '#frame/house-link.ts';
import type { Observable } from '#frame/observable.ts';
import type { LotteryState } from './lottery-state.ts';

/** Which issues can be bet on, and what is said of their numbers: known of one issue at a time. */
export class ComingIssues {
  readonly #link: HouseLink;
  readonly #state: Observable<LotteryState>;
  readonly #onRefused: (refusal: Refusal) => void;
  #isReading = false;

  constructor(options: {
    readonly link: HouseLink;
    readonly state: Observable<LotteryState>;
    readonly onRefused: (refusal: Refusal) => void;
  }) {
    this.#link = options.link;
    this.#state = options.state;
    this.#onRefused = options.onRefused;
  }

  async read(): Promise<void> {
    const answer = await this.#link.ask(() => this.#link.call('listIssues', {}));
    if (!answer.ok) {
      this.#onRefused(answer.refusal);
      return;
    }
    const { issues, restricted } = answer.value;
    this.#state.set({ issues });
    this.hear(issues[0]?.no ?? null, restricted);
  }

  /**
   * Asks what is said of numbers when that is known of an earlier issue only. It is called by what players do: a page
   * that lies open must not ask with every issue, for that would keep its session alive.
   */
  async renew(): Promise<void> {
    const { lottery, restrictedNo, hasEnded } = this.#state.get();
    if (this.#isReading || hasEnded || (lottery.current?.no ?? 0) <= (restrictedNo ?? 0)) return;
    this.#isReading = true;
    try {
      await this.read();
    } finally {
      this.#isReading = false;
    }
  }

  /** What comes late speaks of an issue that is over. */
  hear(no: number | null, restricted: LotteryState['restricted']): void {
    if ((no ?? 0) < (this.#state.get().restrictedNo ?? 0)) return;
    this.#state.set({ restricted, restrictedNo: no });
  }
}
