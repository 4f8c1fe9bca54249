import { vipLabel } from '@maneki/contract/rewards/vip';
import { parseAmount } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { ProgressBar } from '@maneki/ui/progress-bar';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import type { Vip } from './queries.ts';
import { useWrite } from './use-write.ts';

/** What a level takes to stay, in plain words, and how the month goes. */
export function KeepCard({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('vip');
  const write = useWrite();
  const { level, monthTurnover, isExempt } = vip;
  const keep = vip.levels[level]!.keep;
  const [done, needed] = [parseAmount(monthTurnover) ?? 0n, parseAmount(keep) ?? 0n];
  const isDone = done >= needed;
  const sentence = () => {
    if (level === 0) return t('keep.none');
    const words = { label: vipLabel(level), keep: write(keep) };
    if (isExempt) return t('keep.exempt');
    if (isDone) return t('keep.done', words);
    return t(level === 1 ? 'keep.first' : 'keep.open', words);
  };
  return (
    <section aria-labelledby="vip-keep">
      <SectionHeading id="vip-keep" title={t('keep.title')} />
      <Card className="grid gap-3">
        <p className="text-sm leading-relaxed">{sentence()}</p>
        {level > 0 && (
          <div className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span>{t('thisMonth')}</span>
              <span className="numerals text-muted text-xs">
                {t('progress', { done: write(monthTurnover), needed: write(keep) })}
              </span>
            </p>
            <ProgressBar
              share={isDone ? 1 : Number((done * 1_000n) / needed) / 1_000}
              label={t('thisMonth')}
            />
          </div>
        )}
      </Card>
    </section>
  );
}
