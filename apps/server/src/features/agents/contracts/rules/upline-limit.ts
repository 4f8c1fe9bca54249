import type {
  Agreement,
  DailySalaryTerms,
  DividendTerms,
  HourlySalaryTerms,
} from '@maneki/contract/agents/contract-terms';
import { displayAmount } from '@maneki/kernel/money';
import { conditionsOf, read } from './best-tier.ts';

/** Where a contract goes beyond that of its payer, and by which number. */
export type Breach =
  | {
      readonly code: 'rate';
      readonly field: string;
      readonly value: string;
      readonly limit: string;
    }
  | {
      readonly code: 'threshold';
      readonly field: string;
      readonly value: string;
      readonly limit: string;
    }
  | { readonly code: 'group'; readonly field: string; readonly value: string };

type Tier = {
  readonly field: string;
  readonly ratePpm: number;
  readonly minTurnover: bigint;
  readonly minNet: bigint | undefined;
  readonly minActive: number;
  readonly netField: string;
};

const PPM_PER_PERCENT = 10_000;
const percent = (ppm: number) => `${ppm / PPM_PER_PERCENT}%`;

export const ratesOf = ({ kind, terms }: Agreement): number[] =>
  kind === 'HOURLY_SALARY' ? [terms.ratePpm] : terms.tiers.map(({ ratePpm }) => ratePpm);

export const highestRate = (agreement: Agreement): number => Math.max(...ratesOf(agreement));

function tiersOf({ kind, terms }: Agreement): Tier[] {
  if (kind === 'HOURLY_SALARY') return [hourlyTier(terms)];
  const tiers: readonly (DailySalaryTerms['tiers'][number] | DividendTerms['tiers'][number])[] =
    terms.tiers;
  return tiers.map((tier, place) => ({
    field: `tiers.${place}.`,
    ratePpm: tier.ratePpm,
    ...conditionsOf(tier),
    netField: kind === 'DIVIDEND' ? 'minNet' : 'minNetLoss',
  }));
}

const hourlyTier = ({ ratePpm, minTurnover }: HourlySalaryTerms): Tier => ({
  field: '',
  ratePpm,
  minTurnover: read(minTurnover),
  minNet: undefined,
  minActive: 0,
  netField: '',
});

const groupsOf = ({ kind, terms }: Agreement): readonly string[] | undefined =>
  kind === 'DIVIDEND' ? undefined : terms.groups;

/**
 * What in a contract is more than its payer gets: a higher rate than the payer's highest, a condition easier than
 * the payer's own for such a rate, or games that the payer is not paid for. Undefined where it fits.
 */
export function findBreach(child: Agreement, payer: Agreement): Breach | undefined {
  const payerGroups = groupsOf(payer);
  const stranger = (groupsOf(child) ?? []).find((group) => !payerGroups?.includes(group));
  if (stranger !== undefined) return { code: 'group', field: 'groups', value: stranger };
  const payerTiers = tiersOf(payer).sort((left, right) => left.ratePpm - right.ratePpm);
  const highest = payerTiers.at(-1)!.ratePpm;
  for (const tier of tiersOf(child)) {
    const own = payerTiers.find(({ ratePpm }) => ratePpm >= tier.ratePpm);
    if (!own) {
      const field = `${tier.field}ratePpm`;
      return { code: 'rate', field, value: percent(tier.ratePpm), limit: percent(highest) };
    }
    const easier = findEasier(tier, own);
    if (easier) return easier;
  }
  return undefined;
}

function findEasier(tier: Tier, own: Tier): Breach | undefined {
  const breach = (name: string, value: string, limit: string) =>
    ({ code: 'threshold', field: `${tier.field}${name}`, value, limit }) as const;
  if (tier.minTurnover < own.minTurnover)
    return breach('minTurnover', displayAmount(tier.minTurnover), displayAmount(own.minTurnover));
  if (tier.minActive < own.minActive)
    return breach('minActive', `${tier.minActive}`, `${own.minActive}`);
  if (own.minNet !== undefined && (tier.minNet === undefined || tier.minNet < own.minNet))
    return breach(tier.netField, displayAmount(tier.minNet ?? 0n), displayAmount(own.minNet));
  return undefined;
}
