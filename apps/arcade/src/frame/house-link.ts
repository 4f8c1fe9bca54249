import type { GameState, RoundView } from '@maneki/contract/house/schemas';
import type { Answer, CallHouse, Refusal } from './call-house.ts';
import type { Observable } from './observable.ts';
import type { PlayState } from './play-state.ts';
import { repeatCall } from './repeat-call.ts';

const POLL_MS = 1_000;
const OVER: readonly string[] = ['house.session_ended', 'house.launch_invalid'];

/** The game's line to the house: it repeats what got lost and tells the player what is going on. */
export class HouseLink {
  readonly call: CallHouse;
  readonly #state: Observable<PlayState>;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #onEnded: () => void;

  constructor(options: {
    readonly call: CallHouse;
    readonly state: Observable<PlayState>;
    readonly wait: (milliseconds: number) => Promise<void>;
    readonly onEnded: () => void;
  }) {
    this.call = options.call;
    this.#state = options.state;
    this.#wait = options.wait;
    this.#onEnded = options.onEnded;
  }

  /** Asks until the house has answered. */
  async ask<Value>(once: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const onLost = () => this.#state.set({ isConnecting: true });
    const answer = await repeatCall(once, { onLost, wait: this.#wait });
    if (this.#state.get().isConnecting) this.#state.set({ isConnecting: false });
    return answer;
  }

  /** How things stand at the house; undefined where the session is over. */
  async refresh(): Promise<GameState | undefined> {
    const answer = await this.ask(() => this.call('getState', {}));
    if (!answer.ok) {
      this.handleRefusal(answer.refusal);
      return undefined;
    }
    this.#state.set({ game: answer.value });
    return answer.value;
  }

  /** Waits for the decision of a round that the wallet has not answered yet. */
  async waitForDecision(roundId: string): Promise<RoundView | undefined> {
    for (;;) {
      this.#state.set({ isConnecting: true });
      await this.#wait(POLL_MS);
      const unfinished = (await this.refresh())?.unfinished;
      // A round that is no longer unfinished was undone, or never took place.
      const isDecided = unfinished?.roundId !== roundId || unfinished.status !== 'OPEN';
      if (!isDecided) continue;
      this.#state.set({ isConnecting: false });
      return unfinished?.roundId === roundId ? unfinished : undefined;
    }
  }

  /** Tells that a round has been shown. When that gets lost, it is only shown once more. */
  async seeRound(roundId: string): Promise<void> {
    try {
      await this.call('seeRound', { roundId });
    } catch {
      // The next spin marks it as seen.
    }
  }

  handleRefusal({ code, message }: Refusal): void {
    this.#state.set({ autoplay: null });
    if (!OVER.includes(code)) {
      this.#state.set({ notice: { kind: 'refused', code, message } });
      return;
    }
    this.#state.set({ hasEnded: true, phase: 'idle' });
    this.#onEnded();
  }
}
