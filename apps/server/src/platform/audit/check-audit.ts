import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

const FINDINGS_MAX = 20;

export type AuditVerdict = {
  readonly findings: readonly store.BrokenLink[];
  /** Where each merchant's chain ends: noted elsewhere, they prove later that nobody wrote it anew. */
  readonly ends: readonly { merchantCode: string; seq: bigint; hash: string }[];
};

/** Whether every act that was ever written down is there, unchanged and in its place. */
export async function checkAudit(tx: Tx): Promise<AuditVerdict> {
  const findings = await store.findBrokenLinks(tx, FINDINGS_MAX);
  const heads = await store.listHeads(tx);
  return {
    findings,
    ends: heads.map(({ merchant_code, seq, hash }) => ({
      merchantCode: merchant_code,
      seq,
      hash: hash.toString('hex'),
    })),
  };
}
