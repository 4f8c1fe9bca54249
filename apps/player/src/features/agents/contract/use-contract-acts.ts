import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { confirm, toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Asked, ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { contractKeys } from './queries.ts';

/** What can be done about a contract without a password. */
export type ContractAct = 'deny' | 'withdraw' | 'end' | 'keep';

const calls = {
  deny: agentsEndpoints.denyContract,
  withdraw: agentsEndpoints.withdrawContract,
  end: agentsEndpoints.endContract,
  keep: agentsEndpoints.keepContract,
} as const;

/** Asks first, does it, and says what came of it; the page then shows how things stand. */
export function useContractActs() {
  const t = useTranslations('contracts.acts');
  const say = useSay();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ContractAct>();
  const tell = async (asked: Asked<unknown>, text: string) => {
    await queryClient.invalidateQueries({ queryKey: contractKeys.all });
    toast(
      asked.ok
        ? { kind: 'success', text, durationMs: TOAST_MS.success }
        : { kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short },
    );
  };
  const act = async (what: ContractAct, contractId: string) => {
    const isWanted = await confirm({
      title: t(`${what}.title`),
      text: t(`${what}.text`),
      confirmLabel: t(`${what}.do`),
      cancelLabel: t('cancel'),
      isDangerous: what !== 'keep',
    });
    if (!isWanted) return;
    setPending(what);
    const asked = await ask(calls[what], { contractId }).finally(() => setPending(undefined));
    await tell(asked, t(`${what}.done`));
  };
  /** Answers what is wrong, or nothing: the six digits are asked for by a pad of their own. */
  const accept = async (contractId: string, paymentPassword: string) => {
    const asked = await ask(agentsEndpoints.acceptContract, { contractId, paymentPassword });
    if (!asked.ok) return say(asked.problem);
    await tell(asked, t('accepted'));
    return undefined;
  };
  return { act, accept, pending };
}
