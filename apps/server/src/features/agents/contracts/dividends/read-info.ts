import { CONTRACT_STATUS, DIVIDEND_BILLS_TOLD } from '@maneki/contract/agents/contract';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { dayOf, getMainAccount, type WalletServices } from '#features/wallet';
import type { Bill } from '../bills/bill.ts';
import { describeBill } from '../bills/describe-bill.ts';
import type { Reckoned } from '../bills/reckoned.ts';
import { searchBills } from '../bills/store.ts';
import { pagesOfTeam } from '../bills/team-figures.ts';
import { describeContract } from '../describe-contract.ts';
import { read } from '../rules/best-tier.ts';
import { companyPeriod, type Days } from '../rules/periods.ts';
import { listCurrent, listInForce } from '../store.ts';
import { type DividendContract, reckonPeriod } from './reckon-period.ts';
import { listChoices } from './store.ts';

type Asked = {
  readonly memberId: string;
  readonly username: string;
  readonly merchantCode: string;
  readonly now: Date;
};

/** Figures of a large team are read once a minute at most, however often they are looked at. */
const KEPT_MS = MINUTE_MS;
const KEPT_MAX = 1_000;

/** How the running period of an agent's dividend stands. */
export function createDividendInfo(services: WalletServices) {
  const kept = new Map<string, { readonly at: number; readonly live: Promise<Reckoned> }>();
  const readLive = (
    contract: DividendContract,
    asked: Asked & { days: Days; currency: string },
  ) => {
    const found = kept.get(contract.id);
    if (found && asked.now.getTime() - found.at < KEPT_MS) return found.live;
    const live = reckonLive(services, contract, asked);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(contract.id, { at: asked.now.getTime(), live });
    live.catch(() => kept.delete(contract.id));
    return live;
  };
  return async (asked: Asked) => {
    const { database, merchants } = services;
    const { memberId, merchantCode, now } = asked;
    const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
    const { currency } = await getMainAccount(services, { memberId, now });
    const known = await database.transact(async (tx) => {
      const period = companyPeriod(await listChoices(tx, merchantCode), today);
      const current = await listCurrent(tx, { payeeIds: [memberId], kind: 'DIVIDEND' });
      const wish = { merchantCode, kind: 'DIVIDEND', payeeId: memberId } as const;
      const inForce = await listInForce(tx, { ...wish, start: now });
      const bills = await searchBills(tx, { ...wish, limit: DIVIDEND_BILLS_TOLD });
      return { period, current, inForce: inForce[0] as DividendContract | undefined, bills };
    });
    const { period, current, inForce, bills } = known;
    const shown = current.find(({ status }) => status === CONTRACT_STATUS.valid) ?? inForce;
    const { from, to } = period;
    const live = inForce && (await readLive(inForce, { ...asked, days: { from, to }, currency }));
    return {
      isShown: current.length > 0 || inForce !== undefined,
      ...{ period: period.period, periodStart: from, periodEnd: to, currency },
      contract: shown ? describeContract(shown, asked.username) : null,
      live: live ? describeLive(live) : null,
      next: live && inForce ? findNext(inForce, live) : null,
      bills: bills.map((bill: Bill) => describeBill(bill, asked.username)),
    };
  };
}

async function reckonLive(
  { database, merchants }: WalletServices,
  contract: DividendContract,
  { merchantCode, days, currency }: Asked & { days: Days; currency: string },
): Promise<Reckoned> {
  const timezone = merchants.get(merchantCode).businessTimezone;
  const reckoned = await reckonPeriod(database, {
    ...{ contracts: [contract], days, timezone },
    currencyOf: new Map([[contract.payeeId, currency]]),
    pages: pagesOfTeam(database, contract.payeeId),
  });
  return reckoned.get(contract.id)!;
}

const describeLive = ({ figures, teamTurnover, activeCount, ratePpm, calcAmount }: Reckoned) => ({
  ...describeDividend(figures.dividend!),
  turnover: writeAmount(teamTurnover),
  activeCount,
  ratePpm,
  amount: writeAmount(calcAmount),
});

/** What a dividend's base came out of, as decimals. */
export const describeDividend = (figures: NonNullable<Reckoned['figures']['dividend']>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, digits]) => [name, writeAmount(BigInt(digits))]),
  ) as typeof figures;

/** What the cheapest of the better tiers still asks for. */
function findNext({ terms }: DividendContract, live: Reckoned) {
  const better = terms.tiers
    .filter(({ ratePpm }) => ratePpm > live.ratePpm)
    .sort((left, right) => left.ratePpm - right.ratePpm)[0];
  if (!better) return null;
  const lack = (needed: bigint, there: bigint) => writeAmount(needed > there ? needed - there : 0n);
  const base = BigInt(live.figures.dividend!.base);
  return {
    ratePpm: better.ratePpm,
    net: lack(read(better.minNet), base),
    turnover: lack(read(better.minTurnover), live.teamTurnover),
    active: Math.max(0, better.minActive - live.activeCount),
  };
}
