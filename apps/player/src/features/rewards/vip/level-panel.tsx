import { vipLabel } from '@maneki/contract/rewards/vip';
import { TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { ProgressBar } from '@maneki/ui/progress-bar';
import { useFormatter, useTranslations } from 'use-intl';
import { type Part, vipProgress } from './progress.ts';
import type { Vip } from './queries.ts';
import { useWrite } from './use-write.ts';

/** Where the member stands, and what is left to the next level. */
export function LevelPanel({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('vip');
  const format = useFormatter();
  const write = useWrite();
  const progress = vipProgress(vip);
  return (
    <TreasurePanel className="grid gap-5">
      <div className="flex items-center gap-4">
        <span className="fill-gold grid size-16 shrink-0 place-items-center rounded-pill">
          <Icon name="crown" className="size-8" />
        </span>
        <div className="min-w-0">
          <p className="text-sm opacity-85">{t('yours')}</p>
          <h2 className="ink-gold numerals font-bold text-3xl leading-tight">
            {vipLabel(vip.level)}
          </h2>
          {vip.since && vip.level > 0 && (
            <p className="numerals text-xs opacity-85">
              {t('since', { date: format.dateTime(new Date(vip.since), { dateStyle: 'medium' }) })}
            </p>
          )}
        </div>
      </div>
      {progress ? (
        <div className="grid gap-4 border-gold/30 border-t pt-4">
          <p className="font-semibold">{t('next', { label: vipLabel(progress.next.level) })}</p>
          {progress.parts.map((part) => (
            <PartRow key={part.what} part={part} />
          ))}
          <p className="text-xs leading-relaxed opacity-85">
            {vip.isReturning
              ? t('returning', {
                  label: vipLabel(progress.next.level),
                  keep: write(progress.next.keep),
                })
              : t('both')}
          </p>
        </div>
      ) : (
        <p className="border-gold/30 border-t pt-4 text-sm">{t('top')}</p>
      )}
    </TreasurePanel>
  );
}

function PartRow({ part }: { readonly part: Part }) {
  const t = useTranslations('vip');
  const write = useWrite();
  const { what, done, needed, share } = part;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>{t(what)}</span>
        <span className="numerals text-xs opacity-85">
          {t('progress', { done: write(done), needed: write(needed) })}
        </span>
      </p>
      <ProgressBar share={share} label={t(what)} />
    </div>
  );
}
