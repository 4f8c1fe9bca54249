import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { Icon } from '@maneki/ui/icon';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { accountSheets } from './account-sheets.ts';

/** Offered once after a login: no password next time. */
export function PasskeyOffer({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('identity');
  const shell = useTranslations('shell.actions');
  const say = useSay();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const decline = () => accountSheets.close(false);
  const accept = async () => {
    setProblem(undefined);
    setIsPending(true);
    const { addPasskey } = await import('./add-passkey.ts');
    const added = await addPasskey();
    setIsPending(false);
    if (!added.ok) return setProblem(added.problem);
    accountSheets.close(true);
    const text = t('passkeyOffer.added');
    toast({ kind: 'success', text, durationMs: TOAST_MS.success });
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={decline}
      title={t('passkeyOffer.title')}
      closeLabel={shell('close')}
    >
      <div className="flex items-center gap-4">
        <span className="surface grid size-16 shrink-0 place-items-center rounded-pill text-gold-text">
          <Icon name="fingerprint" className="size-8" />
        </span>
        <p className="text-muted">{t('passkeyOffer.text')}</p>
      </div>
      <div className="grid gap-3 pt-5">
        <FormProblem text={say(problem)} />
        <Button isWide isPending={isPending} onClick={accept}>
          {t('passkeyOffer.yes')}
        </Button>
        <Button kind="plain" isWide onClick={decline}>
          {t('passkeyOffer.no')}
        </Button>
      </div>
    </Sheet>
  );
}
