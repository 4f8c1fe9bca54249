import { TOAST_MS } from '@maneki/contract/constants';
import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { Button } from '@maneki/ui/button';
import { TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';

type WelcomeSheetProps = {
  readonly registered: {
    readonly userName: string;
    readonly bonus: { readonly amount: string; readonly symbol: string } | null;
  };
  readonly onStart: () => void;
};

/** A new member's first moment: the account is there, and what it begins with. */
export function WelcomeSheet({ registered, onStart }: WelcomeSheetProps) {
  const t = useTranslations('register');
  const shell = useTranslations('shell.actions');
  const { name: merchant } = useStatus().info.whitelabel;
  const [isLeaving, setIsLeaving] = useState(false);
  const { userName, bonus } = registered;
  const amount = bonus && parseAmount(bonus.amount);
  const tellSuccess = useEffectEvent(() =>
    toast({ kind: 'success', text: t('success'), durationMs: TOAST_MS.success }),
  );
  useEffect(() => tellSuccess(), []);
  // It stays until the next page comes: closing it here would take a step back in the history.
  const leave = () => {
    if (isLeaving) return;
    setIsLeaving(true);
    onStart();
  };
  return (
    <Sheet
      isOpen
      onClose={leave}
      title={t('welcomeTitle', { merchant })}
      closeLabel={shell('close')}
      footer={
        <Button size="large" isWide isPending={isLeaving} onClick={leave}>
          {t('start')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('welcomeText', { name: userName })}</p>
        {bonus && amount && (
          <TreasurePanel className="flex items-center gap-4 py-5">
            <Icon name="gift-filled" className="size-9 text-gold" />
            <p className="ink-gold numerals min-w-0 flex-1 font-display font-extrabold text-xl">
              {t('bonus', { amount: `${bonus.symbol}${displayAmount(amount)}` })}
            </p>
          </TreasurePanel>
        )}
      </div>
    </Sheet>
  );
}
