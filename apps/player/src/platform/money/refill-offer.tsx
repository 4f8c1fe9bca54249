import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { plainAmount } from '../records/signed-amount.ts';
import { useViewer } from '../viewer/use-viewer.ts';
import { useWallet } from '../viewer/use-wallet.ts';
import { type Refill, refillFor } from './refill-need.ts';
import { useRefill } from './use-refill.ts';

/** Play credit again, wherever somebody has nothing left to play with; nothing for all others. */
export function RefillOffer({ className = '' }: { readonly className?: string }) {
  const { wallet, readAgain } = useWallet();
  const refill = refillFor(wallet);
  useWhenDue(refill?.from ?? null, readAgain);
  if (!refill) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      <OfferWords refill={refill} />
      {!refill.from && <RefillButton />}
    </div>
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function OfferWords({ refill }: { readonly refill: Refill }) {
  const t = useTranslations('wallet.refill');
  const { symbol } = useViewer();
  const format = useFormatter();
  // Asked for in the browser only, which alone knows the visitor's zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const clock = (time: string) => format.dateTime(new Date(time), { ...CLOCK, timeZone });
  const amount = `${symbol}${plainAmount(refill.amount)}`;
  return (
    <div className="grid gap-0.5">
      <p className="font-bold">{t('title')}</p>
      <p className="text-pretty text-sm opacity-85">
        {refill.from ? t('wait', { amount, time: clock(refill.from) }) : t('offer', { amount })}
      </p>
    </div>
  );
}

function RefillButton() {
  const t = useTranslations('wallet.refill');
  const { ask, isPending, problem } = useRefill('MAIN');
  return (
    <>
      <Button kind="gold" icon="plus" isPending={isPending} onClick={ask}>
        {t('action')}
      </Button>
      <FormProblem text={problem} />
    </>
  );
}

/** Asks again when the time has come, so that the button appears without anybody reloading. */
function useWhenDue(from: string | null, onDue: () => void): void {
  const tell = useEffectEvent(onDue);
  useEffect(() => {
    if (!from) return undefined;
    const timer = setTimeout(() => tell(), Math.max(0, Date.parse(from) - Date.now()) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [from]);
}

/** The device's clock may be a little ahead of the server's. */
const MARGIN_MS = 2_000;
