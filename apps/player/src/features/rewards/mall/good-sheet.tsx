import { TOAST_MS } from '@maneki/contract/constants';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { GoodView } from '@maneki/contract/rewards/mall-schemas';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useMoney } from '../use-money.ts';
import { AddressChoice } from './address-choice.tsx';
import { orderAddress } from './addresses.ts';
import { GoodPicture } from './good-picture.tsx';
import { GoodTerms } from './good-terms.tsx';
import { useReadMallAgain } from './queries.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

type GoodSheetProps = {
  readonly good: GoodView | undefined;
  readonly balance: number;
  readonly onClose: () => void;
};

/** An article with its terms, where it goes, and the order for it. */
export function GoodSheet({ good, balance, onClose }: GoodSheetProps) {
  const shell = useTranslations('shell.actions');
  return (
    <Sheet
      isOpen={good !== undefined}
      onClose={onClose}
      title={good?.title ?? ''}
      closeLabel={shell('close')}
    >
      {good && <GoodDetail key={good.id} {...{ good, balance, onClose }} />}
    </Sheet>
  );
}

function GoodDetail({ good, balance, onClose }: GoodSheetProps & { readonly good: GoodView }) {
  const t = useTranslations('mall');
  const worth = useMoney();
  const obstacle = useObstacleWords()(good);
  const [addressId, setAddressId] = useState<string>();
  const { isPending, problem, buy } = useBuy(good, onClose);
  const missing = good.points - balance;
  const isThing = good.kind === 'PHYSICAL';
  const hinder = obstacle ?? (missing > 0 ? t('terms.missing', { points: missing }) : undefined);
  return (
    <div className="grid gap-4">
      <GoodPicture picture={good.picture} className="mx-auto aspect-square w-44 rounded-card" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="numerals font-bold text-2xl text-gold-text">
          {t('price', { points: good.points })}
        </p>
        {good.worth !== '0' && (
          <p className="numerals text-muted text-sm">{t('worth', { amount: worth(good.worth) })}</p>
        )}
      </div>
      <p className="wrap-anywhere">{good.description}</p>
      <GoodTerms good={good} />
      {isThing && !hinder && <AddressChoice chosen={addressId} onChoose={setAddressId} />}
      <FormProblem text={problem} />
      {hinder ? (
        <p className="rounded-field bg-raised p-3 text-center font-semibold text-muted">{hinder}</p>
      ) : (
        <Button
          size="large"
          isWide
          isPending={isPending}
          onClick={() => buy(isThing ? addressId : undefined)}
        >
          {t('buy.action', { points: good.points })}
        </Button>
      )}
    </div>
  );
}

function useBuy(good: GoodView, onClose: () => void) {
  const t = useTranslations('mall.buy');
  const say = useSay();
  const navigate = useNavigate();
  const readAgain = useReadMallAgain();
  const [problem, setProblem] = useState<string>();
  const request = useMoneyRequest(rewardsEndpoints.orderGood, { onSettled: readAgain });
  const buy = async (addressId: string | undefined) => {
    if (good.kind === 'PHYSICAL' && !addressId) return setProblem(t('chooseAddress'));
    setProblem(undefined);
    try {
      const asked = { goodId: good.id, ...(addressId ? { addressId } : {}) };
      const answer = await request.mutateAsync(asked);
      if (!answer.ok) return setProblem(say(problemOf(answer.refusal)));
      const text = t(good.rollover > 0 ? 'credited' : 'placed');
      toast({ kind: 'success', text, durationMs: TOAST_MS.success });
      onClose();
      // The step that the sheet takes back would take the new page along.
      await untilUncovered();
      // The router counts from below `/m`.
      await navigate(orderAddress(answer.value.orderNo).slice(2));
    } catch {
      setProblem(say({ type: 'call.system_busy' }));
    }
  };
  return { isPending: request.isPending, problem, buy };
}
