import type { Events } from '@maneki/contract/contract';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import type { Contract } from './contract.ts';

const factOf = ({ id, kind, merchantCode, payerId, payeeId }: Contract) => ({
  ...{ contractId: id, kind, merchantCode, payerId, payeeId },
});

export const tellOffered = (tx: Tx, contract: Contract, now: Date): Promise<void> =>
  recordEvent(tx, now, 'agents.contract_offered', {
    ...factOf(contract),
    requestType: contract.requestType,
  });

export const tellDecided = (
  tx: Tx,
  contract: Contract,
  { outcome, now }: Pick<Events['agents.contract_decided'], 'outcome'> & { readonly now: Date },
): Promise<void> =>
  recordEvent(tx, now, 'agents.contract_decided', { ...factOf(contract), outcome });
