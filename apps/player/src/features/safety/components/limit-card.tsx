import type { LimitKind } from '@maneki/contract/safety/limits';
import type { LimitState } from '@maneki/contract/safety/schemas';
import type { LimitUse } from '@maneki/contract/wallet/schemas';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { percentUsed } from '../reached-limits.ts';
import { useWriteLimit } from '../use-write-limit.ts';
import { WaitingRaise } from './waiting-raise.tsx';

const ICONS: Readonly<Record<LimitKind, IconName>> = {
  DEPOSIT: 'wallet',
  LOSS: 'shield',
  STAKE: 'ticket',
  SESSION: 'clock',
};

type LimitCardProps = {
  readonly kind: LimitKind;
  readonly limits: readonly LimitState[];
  readonly uses: readonly LimitUse[];
  readonly onEdit: (limit: LimitState) => void;
};

/** The limits of one kind: what holds, how much of it is used, and what waits. */
export function LimitCard({ kind, limits, uses, onEdit }: LimitCardProps) {
  const t = useTranslations('protection.limits');
  return (
    <section aria-label={t(`kinds.${kind}.title`)}>
      <Card isFlush>
        <div className="flex items-center gap-3.5 p-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-gold-text inset-ring inset-ring-line">
            <Icon name={ICONS[kind]} />
          </span>
          <div className="min-w-0">
            <h2 className="font-bold text-base">{t(`kinds.${kind}.title`)}</h2>
            <p className="text-pretty text-muted text-sm">{t(`kinds.${kind}.text`)}</p>
          </div>
        </div>
        {limits.map((limit) => (
          <LimitRow
            key={limit.period}
            limit={limit}
            use={uses.find(({ period }) => period === limit.period)}
            onEdit={() => onEdit(limit)}
          />
        ))}
      </Card>
    </section>
  );
}

type LimitRowProps = {
  readonly limit: LimitState;
  readonly use: LimitUse | undefined;
  readonly onEdit: () => void;
};

function LimitRow({ limit, use, onEdit }: LimitRowProps) {
  const t = useTranslations('protection.limits');
  const write = useWriteLimit(limit.kind);
  const { period, amount, raise } = limit;
  const name = t(`periods.${period}`);
  return (
    <div className="grid">
      <button
        type="button"
        aria-haspopup="dialog"
        className="grid min-h-14 w-full gap-1.5 px-4 py-2.5 text-left"
        onClick={onEdit}
      >
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 flex-1 text-sm">{name}</span>
          <span className={amount === null ? 'text-muted text-sm' : 'numerals font-bold'}>
            {amount === null ? t('none') : write(amount)}
          </span>
          <Icon name="chevron-right" className="size-4.5 shrink-0 text-faint" />
        </span>
        {amount !== null && use && (
          <>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-sheen">
              <span
                className="block h-full rounded-pill bg-gold"
                style={{ width: `${percentUsed(use)}%` }}
              />
            </span>
            <span className="numerals text-muted text-xs">
              {t('used', { used: write(use.used), amount: write(use.amount) })}
            </span>
          </>
        )}
      </button>
      {raise && <WaitingRaise limit={limit} raise={raise} />}
    </div>
  );
}
