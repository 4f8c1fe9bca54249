import type {
  ChaseView,
  DrawnIssue,
  LotteryGameView,
  LotteryRoundView,
} from '@maneki/contract/house/lottery';
import type { HouseReply, HouseRequest } from '@maneki/contract/house/schemas';
import type { Answer, CallHouse, Refusal } from '#frame/call-house.ts';
import type { FramePlay } from '#frame/frame-play.ts';
import { HouseLink } from '#frame/house-link.ts';
import { readAmount } from '#frame/money.ts';
import { createObservable, type Observable } from '#frame/observable.ts';
import { waitFor } from '#frame/repeat-call.ts';
import type { HouseClock } from '#table/house-clock.ts';
import { ComingIssues } from './coming-issues.ts';
import {
  addResult,
  beginState,
  changesAt,
  isUnpaid,
  type LotteryGameState,
  type LotteryState,
  phaseOf,
  refundsIn,
  type SlipNews,
} from './lottery-state.ts';

export type LotteryPlayOptions = {
  readonly game: LotteryGameState;
  readonly call: CallHouse;
  readonly clock: HouseClock;
  readonly onEnded: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** What is bought: everything but the issue's name, which the sheet knows. */
export type SlipWish = HouseRequest<'placeSlip'>;

/** What the house said to a wish for a slip, and whether the answer to an earlier try of it was lost. */
export type SlipAnswer = Answer<HouseReply<'placeSlip'>> & { readonly wasLost: boolean };

/** Refusals that end the session or the game; others are about a slip, and are told on its sheet. */
const ABOUT_PLAYER: readonly string[] = [
  'house.session_ended',
  'house.launch_invalid',
  'house.limit_reached',
  'house.player_blocked',
];

/** An issue is paid within seconds of its draw; who waits asks for it so often. */
const UNTIL_PAID = { everyMs: 1_500, times: 40 };
/** Where the wallet has not answered, the house asks it again within seconds, and gives up before long. */
const UNTIL_SURE = { everyMs: 5_000, times: 6 };
/** Timers of browsers reach no farther than some days; an issue may. */
const LOOK_AGAIN_MS = 60_000;

/** What a player does in a lottery, and what becomes of it. */
export class LotteryPlay implements FramePlay {
  readonly state: Observable<LotteryState>;
  readonly link: HouseLink;
  readonly coming: ComingIssues;
  readonly startedAtMs: number;
  readonly #options: LotteryPlayOptions;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  /** How often slips were taken in: what was asked for before that knows nothing of them. */
  #taken = 0;

  constructor(options: LotteryPlayOptions) {
    const { game, call, clock, wait = waitFor } = options;
    clock.hear(Date.parse(game.session.now));
    this.state = createObservable(beginState(game, clock.now()));
    this.link = new HouseLink({
      call,
      state: this.state,
      wait,
      onRefused: () => undefined,
      onEnded: () => this.#end(),
    });
    const { state, link } = this;
    this.coming = new ComingIssues({ link, state, onRefused: (refusal) => this.#refuse(refusal) });
    this.startedAtMs =
      Date.now() - (Date.parse(game.session.now) - Date.parse(game.session.openedAt));
    this.#options = options;
    this.#wait = wait;
    this.#schedule();
    if (isUnpaid(this.state.get())) void this.#awaitPay();
  }

  /** Nothing goes on by itself here but the draws. */
  pause(): void {}

  /** A draw that many wait for waits for nobody. */
  hurry(): void {}

  dismissNotice(): void {
    this.state.set({ notice: null });
  }

  /** The lottery stands otherwise than before. */
  setLottery(lottery: LotteryGameView): void {
    const { lottery: before, recent, hasEnded } = this.state.get();
    if (hasEnded || isOlder(lottery, before)) return;
    const { last } = lottery;
    const isNew = last !== null && last.no > (before.last?.no ?? 0);
    this.state.set({
      lottery,
      ...(last && { recent: addResult(recent, last) }),
      ...(isNew && { fresh: last.no }),
    });
    this.look();
    if (isUnpaid(this.state.get())) void this.#awaitPay();
  }

  /** Results that were asked for apart, as after a long sleep. */
  addResults(results: readonly DrawnIssue[]): void {
    this.state.set({ recent: results.reduce(addResult, this.state.get().recent) });
  }

  /** Looks at the clock: bets may be taken, or no longer. */
  look(): void {
    const { lottery, phase, hasEnded } = this.state.get();
    if (hasEnded) return;
    const next = phaseOf(lottery, this.#options.clock.now());
    if (next !== phase) this.state.set({ phase: next });
    this.#schedule();
  }

  /** What the next bet stakes, for the frame. */
  setStake(stake: bigint): void {
    if (stake !== this.state.get().stake) this.state.set({ stake });
  }

  setReached(isReached: boolean): void {
    if (isReached !== this.state.get().isReached) this.state.set({ isReached });
  }

  /** Says what became of a slip, or that it has been seen. */
  tell(told: SlipNews | null): void {
    this.state.set({ told });
  }

  /** Buys a slip in one wish: a lost reply is asked for again with the same key. Null where something else is asked. */
  async buy(wish: SlipWish, stake: bigint): Promise<SlipAnswer | null> {
    if (this.state.get().asking) return null;
    this.state.set({ asking: 'slip' });
    let tries = 0;
    const answer = await this.link.ask(() => {
      tries += 1;
      return this.link.call('placeSlip', wish);
    });
    this.state.set({ asking: null });
    if (answer.ok) {
      this.#takeSlips(answer.value);
      if (answer.value.balance === null) void this.#lookFor(answer.value.slips);
    } else {
      // Which limit it reached is asked for with what it would have staked.
      this.setStake(stake);
      this.#refuse(answer.refusal);
    }
    return { ...answer, wasLost: tries > 1 };
  }

  async cancelSlip(roundId: string): Promise<Refusal | null> {
    if (this.state.get().asking) return null;
    this.state.set({ asking: 'cancel' });
    const answer = await this.link.ask(() => this.link.call('cancelSlip', { roundId }));
    this.state.set({ asking: null });
    if (!answer.ok) return this.#refuse(answer.refusal);
    this.#takeSlips(answer.value);
    return null;
  }

  /** Answers the chase as it stands now, or why it goes on. */
  async cancelChase(
    chaseId: string,
  ): Promise<{ readonly chase?: ChaseView; readonly refusal?: Refusal }> {
    if (this.state.get().asking) return {};
    this.state.set({ asking: 'cancel' });
    const answer = await this.link.ask(() => this.link.call('cancelChase', { chaseId }));
    this.state.set({ asking: null });
    if (!answer.ok) return { refusal: this.#refuse(answer.refusal) };
    await this.refresh();
    return { chase: answer.value.chase };
  }

  /** Asks for all of it again: own slips, and what is left. Where the wallet is away, the next time may tell. */
  async refresh(): Promise<void> {
    const taken = this.#taken;
    const answer = await this.link.ask(() => this.link.call('getState', {}));
    if (answer.ok && taken !== this.#taken) return this.refresh();
    if (!answer.ok) {
      this.#refuse(answer.refusal);
      return;
    }
    const game = answer.value;
    if (game.kind !== 'lottery') return;
    this.#options.clock.hear(Date.parse(game.session.now));
    const { slips, refunded } = this.state.get();
    this.state.set({
      game,
      slips: game.slips,
      refunded: [...refunded, ...refundsIn(slips, game)],
      balance: readAmount(game.balance),
    });
    this.coming.hear(game.game.current?.no ?? null, game.restricted);
    this.addResults(game.recent);
    this.setLottery(game.game);
  }

  #takeSlips(taken: { slips: readonly LotteryRoundView[]; balance: string | null }): void {
    this.#taken += 1;
    const ids = new Set(taken.slips.map(({ roundId }) => roundId));
    const others = this.state.get().slips.filter(({ roundId }) => !ids.has(roundId));
    this.state.set({ slips: [...taken.slips, ...others] });
    if (taken.balance !== null) this.state.set({ balance: readAmount(taken.balance) });
    else void this.refresh();
  }

  /** What is about the player is told by the frame as well, which knows the way on. */
  #refuse(refusal: Refusal): Refusal {
    if (ABOUT_PLAYER.includes(refusal.code)) this.link.handleRefusal(refusal);
    return refusal;
  }

  async #awaitPay(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#askWhile(() => isUnpaid(this.state.get()), UNTIL_PAID);
    this.#isWaiting = false;
  }

  /** What the wallet has not said yes to may still come to nothing. */
  #lookFor(bought: readonly LotteryRoundView[]): Promise<void> {
    const ids = new Set(bought.map(({ roundId }) => roundId));
    const isOpen = ({ roundId, status }: LotteryRoundView) => status === 'OPEN' && ids.has(roundId);
    return this.#askWhile(() => this.state.get().slips.some(isOpen), UNTIL_SURE);
  }

  async #askWhile(isDue: () => boolean, { everyMs, times }: typeof UNTIL_PAID): Promise<void> {
    for (let asks = 0; asks < times && isDue(); asks += 1) {
      await this.#wait(everyMs);
      if (this.state.get().hasEnded) return;
      await this.refresh();
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const now = this.#options.clock.now();
    const at = changesAt(this.state.get().lottery, now) ?? now + LOOK_AGAIN_MS;
    this.#timer = setTimeout(() => this.look(), Math.min(at - now, LOOK_AGAIN_MS));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#options.onEnded();
  }
}

/** What comes by two ways may come late by one of them. */
const isOlder = (next: LotteryGameView, before: LotteryGameView): boolean =>
  (next.current?.no ?? 0) < (before.current?.no ?? 0) &&
  (next.last?.no ?? 0) <= (before.last?.no ?? 0);
