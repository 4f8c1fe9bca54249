import { type Agreement, termsOf } from '@maneki/contract/agents/contract-terms';
import { writeAmount } from '@maneki/kernel/money';
import { referenceUnits } from '../rules/reference.ts';

/** What the company and the agents of a demonstration have agreed on, in the money of their merchant. */
export function demoTerms(currency: string) {
  const ru = (units: number) => writeAmount(referenceUnits(units, currency));
  const daily = (tiers: readonly (readonly [number, number, number])[]): Agreement => ({
    kind: 'DAILY_SALARY',
    terms: termsOf.DAILY_SALARY.parse({
      groups: ['RNG', 'FISH', 'LIVE'],
      tiers: tiers.map(([turnover, minActive, ratePpm]) => ({
        ...{ minTurnover: ru(turnover), minActive, ratePpm },
      })),
    }),
  });
  const dividend = (tiers: readonly (readonly [number, number])[]): Agreement => ({
    kind: 'DIVIDEND',
    terms: termsOf.DIVIDEND.parse({
      tiers: tiers.map(([net, ratePpm]) => ({
        ...{ minNet: ru(net), minTurnover: '0', minActive: 0, ratePpm },
      })),
    }),
  });
  const hourly: Agreement = {
    kind: 'HOURLY_SALARY',
    terms: termsOf.HOURLY_SALARY.parse({
      ...{ minTurnover: ru(50), ratePpm: 1_000, capPerHour: ru(50), capPerDay: ru(300) },
    }),
  };
  return {
    /** The company with the general agent. */
    general: {
      valid: [
        daily([
          [10, 0, 500],
          [300, 3, 800],
          [1_000, 10, 1_200],
        ]),
        dividend([
          [0, 50_000],
          [500, 80_000],
          [2_000, 100_000],
        ]),
      ],
      offered: [hourly],
    },
    /** The general agent with the agent below. */
    agent: {
      valid: [
        daily([
          [10, 0, 400],
          [300, 3, 700],
        ]),
        dividend([
          [0, 30_000],
          [500, 60_000],
        ]),
      ],
      offered: [],
    },
    /** The agent with those below, of whom one has not answered yet. */
    first: {
      valid: [
        daily([
          [10, 0, 300],
          [300, 3, 500],
        ]),
        dividend([
          [0, 20_000],
          [500, 40_000],
        ]),
      ],
      offered: [],
    },
    second: { valid: [], offered: [daily([[10, 0, 200]])] },
  } as const;
}
