import { confirm } from '@maneki/ui/overlays';
import { call } from '#platform/call/browser.ts';
import { words } from '#platform/words/words.ts';
import { type ContractKind, findWanted } from './pending-contracts.ts';
import { readContractRequest } from './queries.ts';

/**
 * Asks about each contract that waits, one after the other, as long as the member is logged in. Answers
 * the address of the one that they want to read now; the rest are asked about after the next login.
 */
export const askAboutContracts = (isHere: () => boolean): Promise<string | undefined> =>
  findWanted({ isHere, readRequest: (kind) => readContractRequest(call, kind), isWanted });

async function isWanted(kind: ContractKind): Promise<boolean> {
  await words.ensure(['agents']);
  const contracts = words.get().phrases.agents?.contracts;
  if (!contracts) return false;
  return confirm({
    title: contracts.title,
    text: contracts[kind],
    confirmLabel: contracts.go,
    cancelLabel: contracts.cancel,
  });
}
