import type {
  ChaseView,
  DrawnIssue,
  LotteryGameView,
  LotteryRoundView,
} from '@maneki/contract/house/lottery';
import type { HouseRequest } from '@maneki/contract/house/schemas';
import type { CallHouse, Refusal } from '#frame/call-house.ts';
import type { FramePlay } from '#frame/frame-play.ts';
import { HouseLink } from '#frame/house-link.ts';
import { readAmount } from '#frame/money.ts';
import { createObservable, type Observable } from '#frame/observable.ts';
import { waitFor } from '#frame/repeat-call.ts';
import type { HouseClock } from '#table/house-clock.ts';
import {
  addResult,
  changesAt,
  isUnpaid,
  type LotteryGameState,
  type LotteryState,
  phaseOf,
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

/** Refusals that end the session or the game; others are about a slip, and are told on its sheet. */
const ABOUT_PLAYER: readonly string[] = [
  'house.session_ended',
  'house.launch_invalid',
  'house.limit_reached',
  'house.player_blocked',
];

/** An issue is paid within seconds of its draw; who waits asks for it so often. */
const ASK_AGAIN_MS = 1_500;
const ASKS_MAX = 40;
/** Timers of browsers reach no farther than some days; an issue may. */
const LOOK_AGAIN_MS = 60_000;

/** What a player does in a lottery, and what becomes of it. */
export class LotteryPlay implements FramePlay {
  readonly state: Observable<LotteryState>;
  readonly link: HouseLink;
  readonly startedAtMs: number;
  readonly #options: LotteryPlayOptions;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  #isReading = false;

  constructor(options: LotteryPlayOptions) {
    const { game, call, clock, wait = waitFor } = options;
    clock.hear(Date.parse(game.session.now));
    this.state = createObservable<LotteryState>({
      game,
      lottery: game.game,
      recent: game.recent,
      slips: game.slips,
      restricted: game.restricted,
      restrictedNo: game.game.current?.no ?? null,
      issues: [],
      phase: phaseOf(game.game, clock.now()),
      balance: readAmount(game.balance),
      stake: 0n,
      asking: null,
      fresh: null,
      isConnecting: false,
      notice: null,
      hasEnded: false,
    });
    this.link = new HouseLink({
      call,
      state: this.state,
      wait,
      onRefused: () => undefined,
      onEnded: () => this.#end(),
    });
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

  /** Buys a slip in one wish: a lost reply is asked for again with the same key. Answers why it was not bought. */
  async buy(wish: SlipWish): Promise<Refusal | null> {
    if (this.state.get().asking) return null;
    this.state.set({ asking: 'slip' });
    const answer = await this.link.ask(() => this.link.call('placeSlip', wish));
    this.state.set({ asking: null });
    if (!answer.ok) return this.#refuse(answer.refusal);
    this.#takeSlips(answer.value);
    return null;
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

  /** Asks which issues can be bet on, and what is said of their numbers. */
  async readIssues(): Promise<void> {
    const answer = await this.link.ask(() => this.link.call('listIssues', {}));
    if (!answer.ok) {
      this.#refuse(answer.refusal);
      return;
    }
    const { issues, restricted } = answer.value;
    this.state.set({ issues });
    this.#hearRestricted(issues[0]?.no ?? null, restricted);
  }

  /**
   * Asks what is said of numbers when that is known of an earlier issue only. It is called by what players do: a page
   * that lies open must not ask with every issue, for that would keep its session alive.
   */
  async renewRestricted(): Promise<void> {
    const { lottery, restrictedNo, hasEnded } = this.state.get();
    if (this.#isReading || hasEnded || (lottery.current?.no ?? 0) <= (restrictedNo ?? 0)) return;
    this.#isReading = true;
    try {
      await this.readIssues();
    } finally {
      this.#isReading = false;
    }
  }

  /** Asks for all of it again: own slips, and what is left. */
  async refresh(): Promise<void> {
    const game = await this.link.refresh();
    if (game?.kind !== 'lottery') return;
    this.#options.clock.hear(Date.parse(game.session.now));
    this.state.set({ slips: game.slips, balance: readAmount(game.balance) });
    this.#hearRestricted(game.game.current?.no ?? null, game.restricted);
    this.addResults(game.recent);
    this.setLottery(game.game);
  }

  /** What comes late speaks of an issue that is over. */
  #hearRestricted(no: number | null, restricted: LotteryState['restricted']): void {
    if ((no ?? 0) < (this.state.get().restrictedNo ?? 0)) return;
    this.state.set({ restricted, restrictedNo: no });
  }

  #takeSlips(taken: { slips: readonly LotteryRoundView[]; balance: string | null }): void {
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
    for (let asks = 0; asks < ASKS_MAX && isUnpaid(this.state.get()); asks += 1) {
      await this.#wait(ASK_AGAIN_MS);
      await this.refresh();
      if (this.state.get().hasEnded) break;
    }
    this.#isWaiting = false;
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
