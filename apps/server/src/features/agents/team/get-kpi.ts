import type { TeamKpi } from '@maneki/contract/agents/team-schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { dayOf, type PeriodRefusal } from '#features/wallet';
import { addFigures, describeFigures, type Figures, NOTHING } from '../figures/figures.ts';
import { type CategorySum, type Day, listDays, sumCategories } from '../figures/store.ts';
import type { OnlineCounter } from '../seen/count-online.ts';
import type { SeenKind } from '../seen/seen.ts';
import { countSeen, type SeenOn } from '../seen/store.ts';
import { FEATURE_OFF, type OffRefusal } from './feature-off.ts';
import { readCurrency, readTeamPeriod } from './read-question.ts';
import type { Asker, TeamTools } from './team-tools.ts';

type Wish = {
  readonly startDate: string;
  readonly endDate: string;
  readonly page: number;
  readonly size: number;
  readonly currency?: string | undefined;
};

/** What a team came to in a period, and on its days: the home of an agent asks for the sums alone. */
export async function getTeamKpi(
  services: TeamTools & { readonly countOnline: OnlineCounter },
  asker: Asker,
  wish: Wish,
): Promise<Outcome<TeamKpi, PeriodRefusal | OffRefusal>> {
  const { agentId, merchantCode, now } = asker;
  const { flags, businessTimezone } = services.merchants.get(merchantCode);
  if (wish.size > 0 && !flags.AGEPAG) return refused(FEATURE_OFF);
  const period = readTeamPeriod(services, wish, asker);
  if (!period.ok) return period;
  const { currency, currencies } = await readCurrency(services, asker, wish.currency);
  const { startDate: from, endDate: to, page, size } = wish;
  const asked = { agentId, currency, from, to };
  const { days, seen, categories } = await services.database.transact(async (tx) => ({
    days: await listDays(tx, asked),
    seen: await countSeen(tx, asked),
    categories: size > 0 ? await sumCategories(tx, asked) : [],
  }));
  const firstsOf = (kind: SeenKind) => sumOf(seen, kind, ({ firsts }) => firsts);
  const shown = listShown({ from, to, today: dayOf(now, businessTimezone) });
  return done({
    currency,
    currencies: [...currencies],
    footer: {
      ...describeCounts(firstsOf),
      teamOnlineCount: await services.countOnline(asker),
      ...describeFigures(sumDays(days, 'team')),
    },
    self: describeFigures(sumDays(days, 'own')),
    list: shown.slice((page - 1) * size, page * size).map((day) => describeDay(day, days, seen)),
    categories: categories.map(describeCategory),
    pageNum: page,
    totalPages: size === 0 ? 0 : Math.ceil(shown.length / size),
  });
}

const sumDays = (days: readonly Day[], part: 'own' | 'team'): Figures =>
  days.reduce((sum, day) => addFigures(sum, day[part]), NOTHING);

const sumOf = (seen: readonly SeenOn[], kind: SeenKind, of: (one: SeenOn) => number): number =>
  seen.filter((one) => one.kind === kind).reduce((sum, one) => sum + of(one), 0);

const describeCounts = (countOf: (kind: SeenKind) => number) => ({
  teamLoginMemberCount: countOf('LOGIN'),
  teamBetMemberCount: countOf('BET'),
  teamRegisterMemberCount: countOf('REGISTER'),
});

function describeDay(day: string, days: readonly Day[], seen: readonly SeenOn[]) {
  const ofDay = seen.filter((one) => one.day === day);
  return {
    day,
    ...describeCounts((kind) => sumOf(ofDay, kind, ({ members }) => members)),
    ...describeFigures(days.find((one) => one.day === day)?.team ?? NOTHING),
  };
}

const describeCategory = ({ category, stake, validTurnover, payout, bets }: CategorySum) => ({
  category,
  turnover: writeAmount(stake),
  validTurnover: writeAmount(validTurnover),
  payout: writeAmount(payout),
  bets: Number(bets),
});

/** Every day of a period up to today, the latest first. */
function listShown({ from, to, today }: { from: string; to: string; today: string }): string[] {
  const last = Date.parse(to < today ? to : today);
  const count = Math.round((last - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(last - index * DAY_MS).toISOString().slice(0, 10),
  );
}
