import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { CheckForm } from './check-form.tsx';
import { FairSteps } from './fair-steps.tsx';
import { type ProvenSlot, ReturnTable } from './return-table.tsx';

const VERIFIER = '/games/verifier.mjs';

type FairnessPageProps = {
  readonly slots: readonly ProvenSlot[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** What provably fair means here, the check of a round, and the proven returns. */
export function FairnessPage({ slots, hasFailed, onRetry }: FairnessPageProps) {
  const t = useTranslations('catalog.fairness');
  const [address] = useSearchParams();
  const names = new Map(slots?.map(({ gameId, displayName }) => [gameId, displayName]));
  const form = <CheckForm key="form" names={names} />;
  const steps = <FairSteps key="steps" />;
  return (
    <div className="grid grid-cols-1 gap-6 p-4 pb-8">
      <header className="grid gap-2 pt-2">
        <h2 className="text-2xl">{t('lead')}</h2>
        <p className="text-muted">{t('intro')}</p>
      </header>
      <RoundHint slots={slots} />
      {/* Whoever brings a round wants to check it; others want to know what that means. */}
      {address.has('game') ? [form, steps] : [steps, form]}
      <ReturnTable slots={slots} hasFailed={hasFailed} onRetry={onRetry} />
      <Verifier />
    </div>
  );
}

/** For whoever comes from a ticket: where this round's seeds are. */
function RoundHint({ slots }: Pick<FairnessPageProps, 'slots'>) {
  const t = useTranslations('catalog.fairness.form');
  const [address] = useSearchParams();
  const round = address.get('round')?.slice(0, 64);
  if (!round || address.has('serverSeed')) return null;
  const game = slots?.find(({ gameId }) => gameId === address.get('game'));
  const launch = game && new URLSearchParams({ vendor: game.vassalage, gameId: game.gameId });
  return (
    <Card className="flex gap-3.5">
      <Icon name="history" className="mt-0.5 size-6 text-gold-text" />
      <div className="grid min-w-0 gap-2 text-sm">
        <p className="wrap-anywhere font-semibold">{t('round', { round })}</p>
        <p className="text-muted">{t('roundText')}</p>
        {launch && (
          <ButtonLink kind="quiet" size="small" href={`/m/launch?${launch}`}>
            {t('openGame')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Verifier() {
  const t = useTranslations('catalog.fairness.verifier');
  return (
    <section>
      <SectionHeading title={t('title')} />
      <Card className="grid gap-3">
        <p className="text-muted text-sm">{t('text')}</p>
        <ButtonLink kind="quiet" icon="download" href={VERIFIER} download>
          {t('link')}
        </ButtonLink>
      </Card>
    </section>
  );
}
