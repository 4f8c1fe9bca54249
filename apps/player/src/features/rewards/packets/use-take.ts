import { packetEndpoints } from '@maneki/contract/rewards/packet-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { rewardsKeys } from '../queries.ts';

/** Takes a packet of a round; what came of it the page reads again. */
export function useTake() {
  const t = useTranslations('packets');
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const request = useMoneyRequest(packetEndpoints.takePacket, {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: rewardsKeys.all }),
        client.invalidateQueries({ queryKey: walletKeys.balance }),
      ]),
  });
  const take = async (roundId: string) => {
    setProblem(undefined);
    try {
      const answer = await request.mutateAsync({ roundId });
      if (!answer.ok) setProblem(answer.refusal.message);
    } catch {
      setProblem(t('unsure'));
    }
  };
  return { take, problem, isPending: request.isPending };
}
