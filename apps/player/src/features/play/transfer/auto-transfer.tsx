import { TOAST_MS } from '@maneki/contract/constants';
import { Card } from '@maneki/ui/card';
import { toast } from '@maneki/ui/overlays';
import { Switch } from '@maneki/ui/switch';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { useSetAutoTransfer } from '../transfer-mutations.ts';

/** Whether starting a game moves the whole balance in by itself. */
export function AutoTransfer({ isAuto }: { readonly isAuto: boolean }) {
  const t = useTranslations('play.transfer');
  const setting = useSetAutoTransfer();
  const change = (isWanted: boolean) =>
    setting.mutate(isWanted, {
      onError: (error) =>
        toast({
          kind: 'error',
          text: error instanceof RefusedError ? error.message : t('autoFailed'),
          durationMs: TOAST_MS.short,
        }),
    });
  return (
    <Card className="py-3">
      <Switch
        label={<span className="font-semibold">{t('auto')}</span>}
        hint={t('autoHint')}
        isOn={setting.isPending ? setting.variables : isAuto}
        disabled={setting.isPending}
        onValue={change}
      />
    </Card>
  );
}
