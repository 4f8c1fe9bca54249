import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { done, type Outcome } from '@maneki/kernel/outcome';
import {
  type Days,
  ownerOf,
  type PeriodRefusal,
  readPeriod,
  readReference,
} from '#features/wallet';
import type { Choice, Player } from './store.ts';

/** What somebody asks of the betting record, and who that is. */
export type Asked = Days &
  Player & {
    readonly category?: Category | undefined;
    readonly vendor?: string | undefined;
    readonly game?: string | undefined;
    readonly status?: TicketStatus | undefined;
    readonly ticketNo?: string | undefined;
    readonly timezone: string;
    readonly now: Date;
  };

/** No transfer has this number, so no ticket has it either. */
const NO_SEQ = 0n;

export function chooseTickets(asked: Asked): Outcome<Choice, PeriodRefusal> {
  const period = readPeriod(asked, asked);
  if (!period.ok) return period;
  const { memberId, wallet, category, vendor, game, status, ticketNo } = asked;
  const seq = ticketNo === undefined ? undefined : (readTicketNo(ticketNo, asked) ?? NO_SEQ);
  return done({ ...period.value, memberId, wallet, category, vendor, game, status, seq });
}

/** Which of a member's tickets a number means; undefined when it is none of theirs. */
export function readTicketNo(ticketNo: string, { memberId, wallet }: Player): bigint | undefined {
  const reference = readReference(ticketNo);
  const isOwn = reference?.owner === ownerOf(memberId) && reference.wallet === wallet;
  return isOwn ? reference.seq : undefined;
}
