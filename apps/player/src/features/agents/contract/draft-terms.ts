import {
  CONTRACT_GROUPS,
  type ContractGroup,
  type ContractKind,
  HOURLY_GROUPS_DEFAULT,
} from '@maneki/contract/agents/contract';
import { readRate, writeRate } from '@maneki/contract/agents/contract-rate';
import type { ContractView } from '@maneki/contract/agents/contract-views';
import type { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import { parseAmount } from '@maneki/kernel/money';

/** A step as it is typed. `minNet` is what has to be lost as well; empty asks for nothing. */
export type DraftTier = Readonly<Record<'rate' | 'minTurnover' | 'minActive' | 'minNet', string>>;

/** Terms as they are typed, whatever their kind; what a kind does not have is not looked at. */
export type Draft = {
  readonly groups: readonly ContractGroup[];
  readonly tiers: readonly DraftTier[];
  readonly capPerHour: string;
  readonly capPerDay: string;
  readonly remark: string;
};

export type DraftProblem = 'rate' | 'amount' | 'count' | 'groups' | 'sameRate';
/** Where something is wrong, by the names that the server's refusals use. */
export type DraftProblems = Readonly<Record<string, DraftProblem>>;

type Offer = RequestOf<typeof agentsEndpoints.proposeContract>;

export const EMPTY_TIER: DraftTier = { rate: '', minTurnover: '', minActive: '', minNet: '' };

/** What an offer begins with: what is in force, or nothing yet. */
export function draftOf(kind: ContractKind, contract: ContractView | null): Draft {
  const empty: Draft = {
    groups: kind === 'HOURLY_SALARY' ? HOURLY_GROUPS_DEFAULT : CONTRACT_GROUPS,
    tiers: [EMPTY_TIER],
    capPerHour: '',
    capPerDay: '',
    remark: '',
  };
  if (!contract) return empty;
  switch (contract.kind) {
    case 'DAILY_SALARY':
      return {
        ...empty,
        groups: contract.terms.groups,
        capPerDay: contract.terms.capPerDay ?? '',
        tiers: contract.terms.tiers.map(({ minNetLoss = '', ...tier }) =>
          draftTier({ ...tier, minNet: minNetLoss }),
        ),
      };
    case 'HOURLY_SALARY': {
      const { groups, capPerHour, capPerDay, minTurnover, ratePpm } = contract.terms;
      const tiers = [draftTier({ minTurnover, ratePpm, minActive: 0, minNet: '' })];
      return { ...empty, groups, capPerHour, capPerDay, tiers };
    }
    case 'DIVIDEND':
      return { ...empty, tiers: contract.terms.tiers.map(draftTier) };
  }
}

const draftTier = (tier: {
  readonly ratePpm: number;
  readonly minTurnover: string;
  readonly minActive: number;
  readonly minNet: string;
}): DraftTier => ({
  rate: writeRate(tier.ratePpm),
  minTurnover: tier.minTurnover,
  minActive: String(tier.minActive),
  minNet: tier.minNet,
});

/** An amount that was typed, as the wire has it; nothing typed is nothing asked for. */
function readAmount(typed: string): string | undefined {
  const text = typed.trim().replaceAll(',', '') || '0';
  const units = parseAmount(text);
  return units !== undefined && units >= 0n ? text : undefined;
}

const readCount = (typed: string): number | undefined =>
  /^\d{0,7}$/.test(typed.trim()) ? Number(typed.trim() || '0') : undefined;

/** What is wrong with what was typed, before anybody is asked. */
export function judgeDraft(kind: ContractKind, draft: Draft): DraftProblems {
  const problems: Record<string, DraftProblem> = {};
  if (kind !== 'DIVIDEND' && draft.groups.length === 0) problems.groups = 'groups';
  draft.tiers.forEach((tier, index) => {
    const at = kind === 'HOURLY_SALARY' ? '' : `tiers.${index}.`;
    const rate = readRate(tier.rate);
    if (rate === undefined) problems[`${at}ratePpm`] = 'rate';
    else if (draft.tiers.slice(0, index).some((other) => readRate(other.rate) === rate))
      problems[`${at}ratePpm`] = 'sameRate';
    if (readAmount(tier.minTurnover) === undefined) problems[`${at}minTurnover`] = 'amount';
    if (kind === 'HOURLY_SALARY') return;
    if (readCount(tier.minActive) === undefined) problems[`${at}minActive`] = 'count';
    if (readAmount(tier.minNet) === undefined)
      problems[`${at}${kind === 'DIVIDEND' ? 'minNet' : 'minNetLoss'}`] = 'amount';
  });
  if (kind === 'HOURLY_SALARY')
    for (const name of ['capPerHour', 'capPerDay'] as const)
      if ((parseAmount(readAmount(draft[name]) ?? '') ?? 0n) <= 0n) problems[name] = 'amount';
  if (kind === 'DAILY_SALARY' && readAmount(draft.capPerDay) === undefined)
    problems.capPerDay = 'amount';
  return problems;
}

/** What is sent for a draft in which nothing is wrong. */
export function writeOffer(kind: ContractKind, payeeId: string, draft: Draft): Offer {
  const remark = draft.remark.trim();
  const groups = [...draft.groups];
  const stepOf = (tier: DraftTier) => ({
    ratePpm: readRate(tier.rate)!,
    minTurnover: readAmount(tier.minTurnover)!,
    minActive: readCount(tier.minActive)!,
  });
  switch (kind) {
    case 'DAILY_SALARY': {
      const tiers = draft.tiers.map((tier) => ({
        ...stepOf(tier),
        ...(tier.minNet.trim() ? { minNetLoss: readAmount(tier.minNet)! } : {}),
      }));
      const cap = draft.capPerDay.trim() ? { capPerDay: readAmount(draft.capPerDay)! } : {};
      return { kind, payeeId, remark, terms: { groups, tiers, ...cap } };
    }
    case 'HOURLY_SALARY': {
      const { ratePpm, minTurnover } = stepOf(draft.tiers[0] ?? EMPTY_TIER);
      const caps = {
        capPerHour: readAmount(draft.capPerHour)!,
        capPerDay: readAmount(draft.capPerDay)!,
      };
      return { kind, payeeId, remark, terms: { groups, ratePpm, minTurnover, ...caps } };
    }
    case 'DIVIDEND': {
      const tiers = draft.tiers.map((tier) => ({
        ...stepOf(tier),
        minNet: readAmount(tier.minNet)!,
      }));
      return { kind, payeeId, remark, terms: { tiers } };
    }
  }
}
