import type { GameState, HouseReply, RoundView } from '@maneki/contract/house/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { type AutoplayRules, nextAutoplay, startAutoplay } from './autoplay.ts';
import type { CallHouse } from './call-house.ts';
import { HouseLink } from './house-link.ts';
import { readAmount } from './money.ts';
import { createObservable, type Observable } from './observable.ts';
import { firstPlayState, NO_WIN, type Notice, type PlayState } from './play-state.ts';
import { waitFor } from './repeat-call.ts';

/** How a game shows its rounds. It never decides anything: it is handed what the house decided. */
export type Show = {
  /** A wish is on its way: the reels begin to turn. */
  begin(): void;
  /** Shows a decided round to its end. */
  showRound(round: RoundView): Promise<void>;
  /** Nothing came of the wish: the reels come to rest where they were. */
  cancel(): Promise<void>;
  /** The player does not want to wait: what is being shown comes to its end at once. */
  hurry(): void;
  /** Nor for what is left of a feature: only its end is shown. */
  skip(): void;
};

export type PlayOptions = {
  readonly game: GameState;
  readonly call: CallHouse;
  readonly newKey: () => string;
  readonly onEnded: () => void;
  /** The stake that this game was last played with. */
  readonly keptStake?: bigint | undefined;
  readonly onStake?: (stake: bigint) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

const BETWEEN_ROUNDS_MS = 350;

/** Playing: wishes go to the house, rounds come back and are shown, one after the other. */
export class Play {
  readonly state: Observable<PlayState>;
  readonly link: HouseLink;
  /** When the session began, by this device's clock: its hour may be wrong, its seconds are not. */
  readonly startedAtMs: number;
  readonly #newKey: () => string;
  readonly #onStake: (stake: bigint) => void;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #show: Show | undefined;

  constructor(options: PlayOptions) {
    const { game, call, newKey, onEnded, wait = waitFor, keptStake } = options;
    this.state = createObservable(firstPlayState(game, keptStake));
    this.link = new HouseLink({ call, state: this.state, wait, onEnded });
    const { openedAt, now } = game.session;
    this.startedAtMs = Date.now() - (Date.parse(now) - Date.parse(openedAt));
    this.#newKey = newKey;
    this.#onStake = options.onStake ?? (() => undefined);
    this.#wait = wait;
  }

  attach(show: Show): void {
    this.#show = show;
  }

  hurry(): void {
    this.#show?.hurry();
  }

  skip(): void {
    const { phase } = this.state.get();
    if (phase === 'free' || phase === 'hold') this.#show?.skip();
  }

  get isFree(): boolean {
    const { phase, hasEnded } = this.state.get();
    return phase === 'idle' && !hasEnded;
  }

  async spin(): Promise<void> {
    if (!this.isFree) return;
    let shown = await this.#playOnce();
    while (shown && (await this.#mayGoOn(shown))) shown = await this.#playOnce();
  }

  /** Shows a round again that was not shown to its end, as after a reload. */
  async resume(): Promise<void> {
    const { game, balance } = this.state.get();
    const { unfinished } = game;
    if (!unfinished || !this.isFree) return;
    if (unfinished.status !== 'OPEN' && unfinished.status !== 'SETTLED') return;
    // A settled win is on the balance already, but it has not been shown yet.
    const hidden = unfinished.status === 'SETTLED' ? readAmount(unfinished.win) : 0n;
    const stakePlayed = readAmount(unfinished.stake);
    this.state.set({ phase: 'spinning', isReplay: true, win: NO_WIN, stakePlayed });
    this.state.set({ balance: balance - hidden });
    this.#show?.begin();
    await this.#showDecided({ round: unfinished, balance: null });
    this.state.set({ isReplay: false });
  }

  chooseStake(stake: bigint): void {
    if (!this.isFree) return;
    this.state.set({ stake, notice: null });
    this.#onStake(stake);
  }

  startAutoplay(rules: AutoplayRules): void {
    if (!this.isFree) return;
    this.state.set({ autoplay: startAutoplay(rules, this.state.get().balance) });
    void this.spin();
  }

  stopAutoplay(reason?: 'hidden'): void {
    if (!this.state.get().autoplay) return;
    this.state.set({ autoplay: null });
    if (reason) this.#tell({ kind: 'stopped', reason });
  }

  dismissNotice(): void {
    this.state.set({ notice: null });
  }

  #tell(notice: Notice): void {
    this.state.set({ notice });
  }

  /** Plays one round to its end; answers undefined where nothing was played. */
  async #playOnce(): Promise<RoundView | undefined> {
    const { stake, balance } = this.state.get();
    const wish = { key: this.#newKey(), stake: writeAmount(stake) };
    this.state.set({ phase: 'spinning', balance: balance - stake, win: NO_WIN });
    this.state.set({ stakePlayed: stake, notice: null, caption: null, said: null });
    this.#show?.begin();
    const answer = await this.link.ask(() => this.link.call('spin', wish));
    if (answer.ok) return this.#showDecided(answer.value);
    await this.#show?.cancel();
    this.state.set({ phase: 'idle', balance });
    this.link.handleRefusal(answer.refusal);
    if (answer.refusal.code === 'house.round_running') {
      await this.link.refresh();
      await this.resume();
    }
    return undefined;
  }

  async #showDecided({ round, balance }: HouseReply<'spin'>): Promise<RoundView | undefined> {
    const isOpen = round.status === 'OPEN';
    const decided = isOpen ? await this.link.waitForDecision(round.roundId) : round;
    if (decided?.status !== 'SETTLED' || !decided.outcome) {
      await this.#giveUp({ kind: decided?.status === 'DECLINED' ? 'declined' : 'voided' });
      return undefined;
    }
    await this.#show?.showRound(decided);
    void this.link.seeRound(decided.roundId);
    const sums = await this.#sumsAfter(decided, isOpen ? null : balance);
    // One change, because each is rendered on its own while reels still swing.
    this.state.set({ ...sums, phase: 'idle', isReplay: false });
    return decided;
  }

  /** The server's figure in the end, whatever has been shown. */
  async #sumsAfter(round: RoundView, balance: string | null): Promise<Partial<PlayState>> {
    if (balance === null) {
      const game = await this.link.refresh();
      return game ? { balance: readAmount(game.balance) } : {};
    }
    return { balance: readAmount(balance), game: addUp(this.state.get().game, round) };
  }

  /** The wish came to nothing: the stake is back, and the player is told why. */
  async #giveUp(notice: Notice): Promise<void> {
    await this.#show?.cancel();
    const game = await this.link.refresh();
    this.state.set({ phase: 'idle', autoplay: null });
    if (!game) return;
    this.state.set({ balance: readAmount(game.balance) });
    this.#tell(notice);
  }

  async #mayGoOn({ win, outcome }: RoundView): Promise<boolean> {
    const { autoplay, balance } = this.state.get();
    if (!autoplay) return false;
    const hadFeature = (outcome?.spins.length ?? 0) > 1 || Boolean(outcome?.hold);
    const after = nextAutoplay(autoplay, { win: readAmount(win), balance, hadFeature });
    if ('stop' in after) {
      this.state.set({ autoplay: null });
      if (after.stop !== 'finished') this.#tell({ kind: 'stopped', reason: after.stop });
      return false;
    }
    this.state.set({ autoplay: after.next });
    await this.#wait(BETWEEN_ROUNDS_MS);
    return this.state.get().autoplay !== null && this.isFree;
  }
}

/** The session's sums are the house's; between two looks at them the client adds up what it saw. */
function addUp(game: GameState, round: RoundView): GameState {
  const { session, seeds } = game;
  const sum = (first: string, second: string) =>
    writeAmount(readAmount(first) + readAmount(second));
  return {
    ...game,
    unfinished: null,
    session: {
      ...session,
      staked: sum(session.staked, round.stake),
      won: sum(session.won, round.win),
    },
    seeds: { ...seeds, nonce: Math.max(seeds.nonce, round.nonce) },
  };
}
