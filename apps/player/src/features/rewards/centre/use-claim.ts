import { TOAST_MS } from '@maneki/contract/constants';
import type { ResponseOf } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { rewardsKeys } from '../queries.ts';
import { useWorth } from './use-worth.ts';

type Answer =
  | { readonly ok: true; readonly value: ResponseOf<typeof rewardsEndpoints.claimAllRewards> }
  | { readonly ok: false; readonly refusal: { readonly message: string } };

/** Claims one reward or all of them, and says what came of it. */
export function useClaim() {
  const t = useTranslations('rewards.centre');
  const worth = useWorth();
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: rewardsKeys.all }),
      client.invalidateQueries({ queryKey: walletKeys.balance }),
    ]);
  const one = useMoneyRequest(rewardsEndpoints.claimReward, { onSettled });
  const all = useMoneyRequest(rewardsEndpoints.claimAllRewards, { onSettled });
  const tell = async (asked: Promise<Answer>) => {
    try {
      const answer = await asked;
      const text = answer.ok
        ? t('claimed', { worth: worth(answer.value) })
        : answer.refusal.message;
      toast({ kind: answer.ok ? 'success' : 'error', text, durationMs: TOAST_MS.short });
    } catch {
      toast({ kind: 'error', text: t('unsure'), durationMs: TOAST_MS.short });
    }
  };
  return {
    claim: (id: string) => tell(one.mutateAsync({ id })),
    claimAll: () => tell(all.mutateAsync({})),
    /** What is being claimed: one by its id, or all. */
    pending: all.isPending ? 'all' : one.isPending ? one.variables.id : undefined,
  };
}
