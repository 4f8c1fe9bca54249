import type { GameState } from '@maneki/contract/house/schemas';
import type { Answer, CallHouse, Refusal } from './call-house.ts';
import type { FrameView } from './frame-view.ts';
import type { Observable } from './observable.ts';
import { repeatCall } from './repeat-call.ts';

const OVER: readonly string[] = ['house.session_ended', 'house.launch_invalid'];

/** Whether a refusal says that the session is over. */
export const isOver = ({ code }: Pick<Refusal, 'code'>): boolean => OVER.includes(code);

/** The game's line to the house: it repeats what got lost and tells the player what is going on. */
export class HouseLink {
  readonly call: CallHouse;
  readonly #state: Observable<FrameView>;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #onRefused: () => void;
  readonly #onEnded: () => void;

  constructor(options: {
    readonly call: CallHouse;
    readonly state: Observable<FrameView>;
    readonly wait: (milliseconds: number) => Promise<void>;
    /** Whatever goes on by itself stops where the house says no. */
    readonly onRefused: () => void;
    readonly onEnded: () => void;
  }) {
    this.call = options.call;
    this.#state = options.state;
    this.#wait = options.wait;
    this.#onRefused = options.onRefused;
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

  /** Tells that a round has been shown. When that gets lost, it is only shown once more. */
  async seeRound(roundId: string): Promise<void> {
    try {
      await this.call('seeRound', { roundId });
    } catch {
      // The next round marks it as seen.
    }
  }

  handleRefusal({ code, message }: Refusal): void {
    this.#onRefused();
    if (!isOver({ code })) {
      this.#state.set({ notice: { kind: 'refused', code, message } });
      return;
    }
    this.#state.set({ hasEnded: true, phase: 'idle' });
    this.#onEnded();
  }
}
