import type { Draws } from '@maneki/games/fair/draws';
import { isCancellable } from '@maneki/games/lottery/games';
import { MINUTE_MS } from '@maneki/kernel/clock';
import type { TestHouse } from '#testing/test-house';
import { minutesOf, type Order } from './order.ts';
import type { Seat } from './seat-members.ts';
import { writeWish } from './write-wish.ts';

type Call = TestHouse['call'];

const BUYERS = 4;

export type Shop = {
  readonly orders: readonly Order[];
  /** Tickets that were taken, each issue of a chase for itself. */
  readonly sold: () => number;
  /** Sells until so many tickets are sold in all; some through another node, which may end meanwhile. */
  sellUntil(tickets: number, beside?: Call): Promise<void>;
  /** Asks once more for what nobody answered: a wish that came before is found by its key. */
  askAgain(): Promise<void>;
  /** Some of those who may give back what they bought do. */
  cancelSome(): Promise<void>;
};

/** Members who buy slips of all lotteries through the house's own calls. */
export function openShop(
  { call, clock }: TestHouse,
  {
    by,
    seats,
    few,
    endsAt,
    officialNo,
  }: {
    readonly by: Draws;
    readonly seats: readonly Seat[];
    /** Most slips have no more tickets than this, so that there are many slips. */
    readonly few: number;
    /** No issue is bet on that is drawn later. */
    readonly endsAt: number;
    /** The issue of the official lottery, while it can be bet on. */
    readonly officialNo: () => number | undefined;
  },
): Shop {
  const orders: Order[] = [];
  /** What was bought since somebody was last asked whether to give it back, by what it is called then. */
  let fresh: { readonly order: Order; readonly path: string; readonly body: object }[] = [];
  let sold = 0;

  const choose = (size: number): Order | undefined => {
    const seat = seats[by.below(seats.length)]!;
    const minutes = minutesOf(seat);
    const now = clock.now().getTime();
    const length = (minutes ?? 1) * MINUTE_MS;
    const current = minutes === undefined ? officialNo() : Math.floor(now / length);
    if (current === undefined) return undefined;
    const lastNo = minutes === undefined ? current : endsAt / length - 1;
    const no = Math.min(lastNo, current + (by.below(5) === 0 ? 1 : 0));
    const wish = writeWish(by, seat.game, { no, lastNo, tickets: size });
    return wish.tickets.length > 0 ? { seat, wish, answer: 'unheard' } : undefined;
  };

  const ask = async (order: Order, through: Call): Promise<void> => {
    const { seat, wish } = order;
    const { token } = seat;
    const answer = await through('POST', '/lottery/slips', { token, body: wish }).catch(() => null);
    if (!answer || answer.statusCode >= 500) return;
    if (answer.statusCode !== 200) {
      const { code } = answer.json();
      // Nobody knows yet what becomes of it.
      if (code !== 'house.temporary') order.answer = { refused: code };
      return;
    }
    const { slips, balance } = answer.json();
    // What is being checked may still come to nothing.
    if (balance === null) return;
    order.answer = 'taken';
    sold += slips.length * wish.tickets.length;
    const { roundId, bet } = slips[0];
    if (wish.chase)
      fresh.push({ order, path: '/lottery/chases/cancel', body: { chaseId: bet.chaseId } });
    else if (isCancellable(seat.game, wish.playType))
      fresh.push({ order, path: '/lottery/slips/cancel', body: { roundId } });
  };

  return {
    orders,
    sold: () => sold,
    async sellUntil(tickets, beside) {
      const buy = async () => {
        while (sold < tickets) {
          const size = 1 + by.below(by.below(8) === 0 ? 4 * few : few);
          const order = choose(size);
          if (!order) continue;
          orders.push(order);
          await ask(order, beside && !order.wish.chase && by.below(3) === 0 ? beside : call);
        }
      };
      await Promise.all(Array.from({ length: BUYERS }, buy));
    },
    async askAgain() {
      for (const order of orders.slice(-100))
        if (order.answer === 'unheard') await ask(order, call);
    },
    async cancelSome() {
      for (const { order, path, body } of fresh) {
        if (by.below(5) > 0) continue;
        const at = clock.now().getTime();
        const answer = await call('POST', path, { token: order.seat.token, body });
        if (answer.statusCode === 200) order.cancelledAt = at;
      }
      fresh = fresh.filter(() => by.below(4) > 0);
    },
  };
}
