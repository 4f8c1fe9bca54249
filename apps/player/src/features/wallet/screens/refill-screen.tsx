import { Button, ButtonLink } from '@maneki/ui/button';
import { Card, TreasurePanel } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { refillFor } from '#platform/money/refill-need.ts';
import { useRefill } from '#platform/money/use-refill.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { BalanceOverview } from '../components/balance-overview.tsx';

/** Where somebody goes who has nothing left to play with. */
export default function RefillScreen() {
  const t = useTranslations('wallet.refill');
  const isFree = useSearchParams()[0].get('wallet') === 'FREE';
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      {isFree ? <FreeRefill /> : <MainRefill />}
      <ButtonLink kind="quiet" href="/m/rng" isWide>
        {t('toGames')}
      </ButtonLink>
    </div>
  );
}

function MainRefill() {
  const t = useTranslations('wallet.refill');
  const { wallet } = useWallet();
  const isEnough = wallet?.refill && !refillFor(wallet);
  return (
    <>
      <TreasurePanel>
        <BalanceOverview place="panel" />
      </TreasurePanel>
      {wallet && (isEnough || !wallet.refill) && (
        <p className="px-1 text-muted text-sm">{t(isEnough ? 'enough' : 'notHere')}</p>
      )}
    </>
  );
}

/** Play credit beside the balance: only the server knows how much of it is left. */
function FreeRefill() {
  const t = useTranslations('wallet.refill');
  const { ask, isPending, isDone, problem } = useRefill('FREE');
  return (
    <Card className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 className="font-bold text-base">{t('title')}</h2>
        <p className="text-pretty text-muted text-sm">{t('free')}</p>
      </div>
      <FormProblem text={problem} />
      {isDone ? (
        <p role="status" className="font-semibold">
          {t('enough')}
        </p>
      ) : (
        <Button kind="gold" icon="plus" isPending={isPending} onClick={ask}>
          {t('action')}
        </Button>
      )}
    </Card>
  );
}
