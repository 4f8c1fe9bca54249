import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import type { RoundCheck } from '../round-check.ts';
import { DiceResult } from './dice-result.tsx';
import { DragonTigerResult } from './dragon-tiger-result.tsx';
import { LotteryResult } from './lottery-result.tsx';
import { PaidLine } from './paid-line.tsx';
import { SlotResult } from './slot-result.tsx';
import { Verdict } from './verdict.tsx';

/** What the seeds make of the round: the seal, what came, and whether that is what was paid. */
export function CheckResult({ check }: { readonly check: RoundCheck }) {
  return (
    <Card className="mt-4 grid animate-rise gap-4">
      <Seal check={check} />
      <div className="grid gap-3 border-line border-t pt-4">
        {check.kind === 'slots' && <SlotResult check={check} />}
        {check.kind === 'dice' && <DiceResult check={check} />}
        {check.kind === 'dragon-tiger' && <DragonTigerResult check={check} />}
        {check.kind === 'lottery' && <LotteryResult check={check} />}
      </div>
      <PaidLine check={check} />
    </Card>
  );
}

const SEALS = {
  whole: { tone: 'right', words: 'sealMatches' },
  broken: { tone: 'wrong', words: 'sealDiffers' },
  unknown: { tone: 'note', words: 'sealOnly' },
} as const;

function Seal({ check: { isSealWhole, fingerprint } }: { readonly check: RoundCheck }) {
  const t = useTranslations('catalog.fairness.result');
  const known = isSealWhole ? 'whole' : 'broken';
  const { tone, words } = SEALS[isSealWhole === undefined ? 'unknown' : known];
  return (
    <div className="grid gap-2">
      <Verdict tone={tone}>{t(words)}</Verdict>
      <Fingerprint value={fingerprint} />
    </div>
  );
}

/** A hash, to be compared letter by letter. */
export function Fingerprint({ value }: { readonly value: string }) {
  const t = useTranslations('catalog.fairness.result');
  return (
    <p className="rounded-field bg-raised px-3 py-2 font-mono text-muted text-xs [overflow-wrap:anywhere]">
      <span className="block font-body text-2xs text-faint">{t('fingerprint')}</span>
      {value}
    </p>
  );
}
