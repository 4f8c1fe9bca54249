import { z } from 'zod';
import { REBATE_GROUPS, REBATE_TERMS, type RebateGroup } from './rebate-groups.ts';

export const rebateGroup = z.enum(REBATE_GROUPS);

/** A tenth of all turnover is far more than any game leaves. */
export const rebateValue = z
  .int()
  .min(0)
  .max(100_000)
  .describe('Parts per million of valid turnover, or a prize series');

/** Whatever is not named stays as it is, or the usual where nothing is yet. */
export const someRebates = z.partialRecord(rebateGroup, rebateValue);

const each = <Value extends z.ZodType>(value: Value) =>
  z.object(
    Object.fromEntries(Object.keys(REBATE_TERMS).map((group) => [group, value])) as Record<
      RebateGroup,
      Value
    >,
  );

export const everyRebate = each(z.int());

/** A group with what its values may be, and somebody's own. */
export const ownRebate = z.object({
  group: rebateGroup,
  unit: z.enum(['ppm', 'series']),
  lowest: z.int(),
  step: z.int(),
  cap: z.int().describe('The most that the company gives'),
  value: z.int(),
});
