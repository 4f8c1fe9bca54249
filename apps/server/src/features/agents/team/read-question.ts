import { TEAM_DAYS_BACK, TEAM_DAYS_MAX } from '@maneki/contract/agents/team';
import type { Outcome } from '@maneki/kernel/outcome';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import type { Period } from '#features/wallet';
import { getMainAccount, type PeriodRefusal, readPeriod } from '#features/wallet';
import { listCurrencies } from '../figures/store.ts';
import type { Asker, TeamTools } from './team-tools.ts';

/** The period that is asked about, unless it is too long, too old or upside down. */
export function readTeamPeriod(
  { merchants }: Pick<TeamTools, 'merchants'>,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  { merchantCode, now }: Asker,
): Outcome<Period, PeriodRefusal> {
  const timezone = merchants.get(merchantCode).businessTimezone;
  const limits = { perLook: TEAM_DAYS_MAX, back: TEAM_DAYS_BACK };
  return readPeriod({ from: startDate, to: endDate }, { now, timezone }, limits);
}

/**
 * In which currency figures are told: amounts of different ones are never added up. Whoever plays for money is told
 * nothing of credit that games are tried with.
 */
export async function readCurrency(
  services: TeamTools,
  { agentId, now }: Asker,
  wished: string | undefined,
): Promise<{ readonly currency: string; readonly currencies: readonly string[] }> {
  const own = (await getMainAccount(services, { memberId: agentId, now })).currency;
  const found = await services.database.statement((tx) => listCurrencies(tx, agentId));
  const isMeant = (currency: string) => isPlayCurrency(currency) === isPlayCurrency(own);
  const currencies = [...new Set([own, ...found.filter(isMeant)])];
  const isKnown = wished !== undefined && currencies.includes(wished);
  return { currency: isKnown ? wished : own, currencies };
}
