import { CONTRACT_GROUPS, type ContractKind } from '@maneki/contract/agents/contract';
import { writeAmount } from '@maneki/kernel/money';
import { findMemberIdByName } from '#features/identity';
import type { Merchant } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { describeContract } from '../describe-contract.ts';
import { namesOf } from '../describe-sides.ts';
import { describeDividend } from '../dividends/read-info.ts';
import { leastPaid, shareOf } from '../rules/amount.ts';
import { dayAt } from '../rules/periods.ts';
import { findContract } from '../store.ts';
import type { Bill, BillFigures } from './bill.ts';
import { describeBillRow } from './describe-row.ts';
import { findBill, listPaidHours, listPayments, searchBills } from './store.ts';

type Of = Pick<Merchant, 'code' | 'businessTimezone'>;

/** Bills of a merchant, the newest first. */
export const listBills = (
  database: Database,
  { code: merchantCode, businessTimezone }: Of,
  asked: {
    readonly size: number;
    readonly cursor?: string | undefined;
    readonly kind?: ContractKind | undefined;
    readonly status?: string | undefined;
    readonly username?: string | undefined;
    readonly line?: string | undefined;
    readonly day?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { size, cursor, kind, status, username, line, day } = asked;
    const find = (name: string | undefined) =>
      name === undefined
        ? undefined
        : findMemberIdByName(tx, { merchantCode, username: name }).then((id) => id ?? null);
    const [payeeId, rootId] = [await find(username), await find(line)];
    if (payeeId === null || rootId === null) return { rows: [], next: null };
    const found = await searchBills(tx, {
      ...{ merchantCode, kind, payeeId, rootId },
      status: status === undefined ? undefined : Number(status),
      within: day === undefined ? undefined : dayAt(day, businessTimezone),
      before: cursor === undefined ? undefined : BigInt(cursor),
      limit: size + 1,
    });
    const shown = found.slice(0, size);
    const names = await namesOf(tx, shown);
    return {
      rows: shown.map((bill) => describeBillRow(bill, names, businessTimezone)),
      next: found.length > size ? String(shown.at(-1)!.seq) : null,
    };
  });

const DIRECT_TOLD = 100;

/** A bill with how each of its figures came about, what was paid, and what stands above and below it. */
export const readBill = (
  database: Database,
  { code: merchantCode, businessTimezone }: Of,
  id: string,
) =>
  database.transact(async (tx) => {
    const bill = await findBill(tx, { id, merchantCode });
    if (!bill) return undefined;
    const contract = (await findContract(tx, { id: bill.contractId, merchantCode }))!;
    const { kind, periodStart, payeeId, payerId, figures, currency, ratePpm } = bill;
    const line = { merchantCode, kind, periodStart };
    const above = payerId
      ? (await searchBills(tx, { ...line, payeeId: payerId, limit: 1 }))[0]
      : undefined;
    const direct = await searchBills(tx, { ...line, payerId: payeeId, limit: DIRECT_TOLD });
    const names = await namesOf(tx, [bill, ...(above ? [above] : []), ...direct]);
    const base = figures.dividend ? BigInt(figures.dividend.base) : bill.teamTurnover;
    const before = await sumBefore(tx, bill, businessTimezone);
    return {
      bill: describeBillRow(bill, names, businessTimezone),
      contract: describeContract(contract, names.get(payeeId) ?? ''),
      byGroup: describeTurnover(figures),
      dividend: figures.dividend ? describeDividend(figures.dividend) : null,
      games: describeGames(figures),
      reachedTier: figures.tier,
      uncapped: writeAmount(shareOf(base, ratePpm)),
      leastPaid: writeAmount(leastPaid(currency)),
      paidBefore: before === null ? null : writeAmount(before),
      payments: (await listPayments(tx, id)).map(({ at, source, target, amount }) => ({
        at: at.toISOString(),
        from: source,
        to: target,
        amount: writeAmount(amount),
      })),
      above: above ? describeBillRow(above, names, businessTimezone) : null,
      direct: direct.map((one) => describeBillRow(one, names, businessTimezone)),
    };
  });

/** What earlier hours of its day came to, for an hour's bill: a day has a cap as well. */
async function sumBefore(tx: Tx, bill: Bill, timezone: string): Promise<bigint | null> {
  const { kind, payeeId, periodStart, currency } = bill;
  if (kind !== 'HOURLY_SALARY') return null;
  const { start } = dayAt(dayOf(periodStart, timezone), timezone);
  const hours = await listPaidHours(tx, { payeeIds: [payeeId], start, end: periodStart });
  return hours
    .filter((hour) => hour.currency === currency)
    .reduce((sum, { calcAmount }) => sum + calcAmount, 0n);
}

const amountIn = (digits: string | undefined) => writeAmount(BigInt(digits ?? '0'));

const describeTurnover = ({ turnover, paidHourly }: BillFigures) =>
  CONTRACT_GROUPS.filter((group) => turnover[group] ?? paidHourly[group]).map((group) => ({
    group,
    amount: amountIn(turnover[group]),
    less: amountIn(paidHourly[group]),
  }));

const describeGames = ({ games = {} }: BillFigures) =>
  CONTRACT_GROUPS.flatMap((group) => {
    const game = games[group];
    return game
      ? [
          {
            group,
            stake: amountIn(game.stake),
            payout: amountIn(game.payout),
            vendorFee: amountIn(game.vendorFee),
          },
        ]
      : [];
  });
