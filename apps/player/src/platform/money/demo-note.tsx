import { isMoney } from '@maneki/kernel/wallet-currency';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useViewer } from '../viewer/use-viewer.ts';
import { useWallet } from '../viewer/use-wallet.ts';

type DemoNoteProps = {
  /** What that means on this page. */
  readonly detail?: string;
  readonly className?: string;
};

/**
 * Says on a page about money that there is none: where a market is a demonstration, and to whoever has only play
 * credit. What the wallet holds decides; until it is known, the market does.
 */
export function DemoNote({ detail, className = '' }: DemoNoteProps) {
  const t = useTranslations('shell');
  const { isDemo } = useViewer();
  const { wallet } = useWallet();
  const isShown = wallet ? wallet.isPlayCredit || !isMoney(wallet.currency) : isDemo;
  if (!isShown) return null;
  return (
    <p
      className={`flex min-h-9 items-center gap-2 rounded-field bg-raised px-3 py-1.5 text-muted text-sm inset-ring inset-ring-line ${className}`}
    >
      <Icon name="info" className="size-4.5 shrink-0 text-notice-text" />
      <span>
        {t('demo')}
        {detail && <span className="block text-xs">{detail}</span>}
      </span>
    </p>
  );
}
