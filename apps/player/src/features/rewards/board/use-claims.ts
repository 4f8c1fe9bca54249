import { TOAST_MS } from '@maneki/contract/constants';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { rewardsKeys } from '../queries.ts';
import { useGiftWords } from './use-gift-words.ts';

type Answer =
  | { readonly ok: true; readonly value: { amount: string; points?: number; activity?: number } }
  | { readonly ok: false; readonly refusal: { readonly message: string } };

/** Takes what the board gives, and says what it was. */
export function useClaims() {
  const t = useTranslations('missions');
  const { gift } = useGiftWords();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: rewardsKeys.all });
  const mission = useMoneyRequest(rewardsEndpoints.claimMission, { onSettled });
  const chest = useMoneyRequest(rewardsEndpoints.claimChest, { onSettled });
  const stamp = useMoneyRequest(rewardsEndpoints.signIn, { onSettled });
  const repair = useMoneyRequest(rewardsEndpoints.repairSignIn, { onSettled });
  const say = (kind: 'notice' | 'error', text: string) =>
    toast({ kind, text, durationMs: TOAST_MS.notice });
  const tell = async (asking: Promise<Answer>) => {
    try {
      const answer = await asking;
      if (!answer.ok) return say('error', answer.refusal.message);
      const { points = 0, ...value } = answer.value;
      say('notice', t('taken', { what: gift({ ...value, points }) }));
    } catch {
      // The reply was lost; what is read again tells whether anything was given.
      say('error', t('failed'));
    }
  };
  return {
    isPending: [mission, chest, stamp, repair].some(({ isPending }) => isPending),
    claimMission: (code: string) => tell(mission.mutateAsync({ code })),
    openChest: (at: number) => tell(chest.mutateAsync({ at })),
    signIn: () => tell(stamp.mutateAsync({})),
    repair: () => tell(repair.mutateAsync({})),
  };
}

export type Claims = ReturnType<typeof useClaims>;
