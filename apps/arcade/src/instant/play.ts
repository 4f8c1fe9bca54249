import type { GameStateOf, RoundViewOf } from '@maneki/contract/house/schemas';
import { writeAmount } from '@maneki/kernel/money';
import type { Answer, CallHouse } from '#frame/call-house.ts';
import type { FramePlay } from '#frame/frame-play.ts';
import type { Notice } from '#frame/frame-view.ts';
import { HouseLink } from '#frame/house-link.ts';
import { readAmount } from '#frame/money.ts';
import { createObservable, type Observable } from '#frame/observable.ts';
import { waitFor } from '#frame/repeat-call.ts';
import { type AutoplayRules, nextAutoplay, startAutoplay } from './autoplay.ts';
import {
  firstPlayState,
  type InstantGame,
  type InstantKind,
  NO_WIN,
  type PlayState,
} from './play-state.ts';

/** How a game shows its rounds. It never decides anything: it is handed what the house decided. */
export type Show<Kind extends InstantKind> = {
  /** A wish is on its way: what moves begins to move. */
  begin(): void;
  /** Shows a decided round to its end. */
  showRound(round: RoundViewOf<Kind>): Promise<void>;
  /** Nothing came of the wish: everything comes to rest where it was. */
  cancel(): Promise<void>;
  /** The player does not want to wait: what is being shown comes to its end at once. */
  hurry(): void;
  /** Nor for what is left of a part with rules of its own: only its end is shown. */
  skip?(): void;
};

/** A wish as the house is asked for it. Its key makes it one round, however often it is asked. */
export type Wish = { readonly key: string; readonly stake: string };

type Answered<Kind extends InstantKind> = {
  readonly round: RoundViewOf<Kind>;
  readonly balance: string | null;
};

export type PlayOptions<Kind extends InstantKind> = {
  readonly game: GameStateOf<Kind>;
  readonly call: CallHouse;
  /** Makes the call of a round. It is made once, with what is bet now, and may be sent many times. */
  readonly askFor: (wish: Wish) => () => Promise<Answer<Answered<Kind>>>;
  /** Whether a round had a part with rules of its own, at which a player may want to stop. */
  readonly hadFeature?: (round: RoundViewOf<Kind>) => boolean;
  /** How long rounds that follow by themselves stand apart, so that a person can stop them. */
  readonly betweenRoundsMs?: number;
  readonly newKey: () => string;
  readonly onEnded: () => void;
  /** The stake that this game was last played with. */
  readonly keptStake?: bigint | undefined;
  readonly onStake?: (stake: bigint) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

const BETWEEN_ROUNDS_MS = 350;
const POLL_MS = 1_000;
const COMMON_PHASES: readonly string[] = ['idle', 'spinning', 'showing'];

/** Playing: wishes go to the house, rounds come back and are shown, one after the other. */
export class Play<Kind extends InstantKind> implements FramePlay {
  readonly state: Observable<PlayState<Kind>>;
  readonly link: HouseLink;
  readonly startedAtMs: number;
  readonly #options: PlayOptions<Kind>;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #show: Show<Kind> | undefined;

  constructor(options: PlayOptions<Kind>) {
    const { call, onEnded, wait = waitFor, keptStake } = options;
    this.state = createObservable(firstPlayState<Kind>(options.game, keptStake));
    const onRefused = () => this.state.set({ autoplay: null });
    this.link = new HouseLink({ call, state: this.state, wait, onRefused, onEnded });
    const { openedAt, now } = (options.game as InstantGame).session;
    this.startedAtMs = Date.now() - (Date.parse(now) - Date.parse(openedAt));
    this.#options = options;
    this.#wait = wait;
  }

  attach(show: Show<Kind>): void {
    this.#show = show;
  }

  hurry(): void {
    this.#show?.hurry();
  }

  /** Phases that all kinds have belong to a round that was asked for; others can be passed over. */
  skip(): void {
    if (!COMMON_PHASES.includes(this.state.get().phase)) this.#show?.skip?.();
  }

  get isFree(): boolean {
    const { phase, hasEnded } = this.state.get();
    return phase === 'idle' && !hasEnded;
  }

  /** Plays a round, and those that follow by themselves. */
  async play(): Promise<void> {
    if (!this.isFree) return;
    let shown = await this.#playOnce();
    while (shown && (await this.#mayGoOn(shown))) shown = await this.#playOnce();
  }

  /** Shows a round again that was not shown to its end, as after a reload. */
  async resume(): Promise<void> {
    const { balance } = this.state.get();
    const unfinished = this.#unfinished();
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
    this.#options.onStake?.(stake);
  }

  startAutoplay(rules: AutoplayRules): void {
    if (!this.isFree) return;
    this.state.set({ autoplay: startAutoplay(rules, this.state.get().balance) });
    void this.play();
  }

  stopAutoplay(reason?: 'hidden'): void {
    if (!this.state.get().autoplay) return;
    this.state.set({ autoplay: null });
    if (reason) this.#tell({ kind: 'stopped', reason });
  }

  pause(): void {
    this.stopAutoplay();
  }

  dismissNotice(): void {
    this.state.set({ notice: null });
  }

  #tell(notice: Notice): void {
    this.state.set({ notice });
  }

  /** A session is of one game, and so are its rounds. */
  #unfinished(): RoundViewOf<Kind> | null {
    return (this.state.get().game as InstantGame).unfinished as RoundViewOf<Kind> | null;
  }

  /** Plays one round to its end; answers undefined where nothing was played. */
  async #playOnce(): Promise<RoundViewOf<Kind> | undefined> {
    const { stake, balance } = this.state.get();
    const ask = this.#options.askFor({ key: this.#options.newKey(), stake: writeAmount(stake) });
    this.state.set({ phase: 'spinning', balance: balance - stake, win: NO_WIN });
    this.state.set({ stakePlayed: stake, notice: null });
    this.#show?.begin();
    const answer = await this.link.ask(ask);
    if (answer.ok) return this.#showDecided(answer.value);
    await this.#show?.cancel();
    // It may have been spent elsewhere, and what can be done about that depends on what is left.
    const isShort = answer.refusal.code === 'house.insufficient_funds';
    const game = isShort ? await this.link.refresh() : undefined;
    this.state.set({ phase: 'idle', balance: game ? readAmount(game.balance) : balance });
    this.link.handleRefusal(answer.refusal);
    if (answer.refusal.code === 'house.round_running') {
      await this.link.refresh();
      await this.resume();
    }
    return undefined;
  }

  async #showDecided({ round, balance }: Answered<Kind>): Promise<RoundViewOf<Kind> | undefined> {
    const isOpen = round.status === 'OPEN';
    const decided = isOpen ? await this.#waitForDecision(round.roundId) : round;
    if (decided?.status !== 'SETTLED' || !decided.outcome) {
      await this.#giveUp({ kind: decided?.status === 'DECLINED' ? 'declined' : 'voided' });
      return undefined;
    }
    await this.#show?.showRound(decided);
    void this.link.seeRound(decided.roundId);
    const sums = await this.#sumsAfter(decided, isOpen ? null : balance);
    const rest: Partial<PlayState<Kind>> = { phase: 'idle', isReplay: false };
    // One change, because each is rendered on its own while reels still swing.
    this.state.set({ ...sums, ...rest });
    return decided;
  }

  /** Waits for the decision of a round that the wallet has not answered yet. */
  async #waitForDecision(roundId: string): Promise<RoundViewOf<Kind> | undefined> {
    for (;;) {
      this.state.set({ isConnecting: true });
      await this.#wait(POLL_MS);
      const hasAnswered = (await this.link.refresh()) !== undefined;
      const unfinished = hasAnswered ? this.#unfinished() : null;
      // A round that is no longer unfinished was undone, or never took place.
      const isDecided = unfinished?.roundId !== roundId || unfinished.status !== 'OPEN';
      if (!isDecided) continue;
      this.state.set({ isConnecting: false });
      return unfinished?.roundId === roundId ? unfinished : undefined;
    }
  }

  /** The server's figure in the end, whatever has been shown. */
  async #sumsAfter(
    round: RoundViewOf<Kind>,
    balance: string | null,
  ): Promise<Partial<PlayState<Kind>>> {
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

  async #mayGoOn(round: RoundViewOf<Kind>): Promise<boolean> {
    const { autoplay, balance } = this.state.get();
    if (!autoplay) return false;
    const { hadFeature, betweenRoundsMs = BETWEEN_ROUNDS_MS } = this.#options;
    const after = nextAutoplay(autoplay, {
      win: readAmount(round.win),
      balance,
      hadFeature: hadFeature?.(round) ?? false,
    });
    if ('stop' in after) {
      this.state.set({ autoplay: null });
      if (after.stop !== 'finished') this.#tell({ kind: 'stopped', reason: after.stop });
      return false;
    }
    this.state.set({ autoplay: after.next });
    await this.#wait(betweenRoundsMs);
    return this.state.get().autoplay !== null && this.isFree;
  }
}

/** The session's sums are the house's; between two looks at them the client adds up what it saw. */
function addUp<Kind extends InstantKind>(
  game: GameStateOf<Kind>,
  round: RoundViewOf<Kind>,
): GameStateOf<Kind> {
  const { session, seeds }: InstantGame = game;
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
