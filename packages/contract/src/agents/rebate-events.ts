import type { RebateGroup } from './rebate-groups.ts';

/** Facts about rebates of agents and their teams. */
export type RebateEvents = {
  /** What somebody earned on a business day is settled, told once. Amounts are ledger units as digits. */
  'agents.rebates_paid': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly currency: string;
    readonly day: string;
    readonly own: string;
    readonly team: string;
    readonly paidAt: string;
  };
  /** Somebody has other values now; `lowered` where at least one is less than before. */
  'agents.rebates_changed': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly isLowered: boolean;
    readonly changes: readonly {
      readonly group: RebateGroup;
      readonly before: number;
      readonly after: number;
    }[];
  };
};
