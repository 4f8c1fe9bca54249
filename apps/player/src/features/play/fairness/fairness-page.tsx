import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { CheckForm } from './check-form.tsx';
import { findFairGame, type SeedScope, seedScopeOf } from './fair-games.ts';
import { FairSteps } from './fair-steps.tsx';
import { Fingerprint } from './results/check-result.tsx';
import { type ProvenGame, ReturnTable } from './return-table.tsx';
import { readAddress } from './typed-round.ts';

const VERIFIER = '/games/verifier.mjs';

type Named = Pick<ProvenGame, 'gameId' | 'displayName'>;

type FairnessPageProps = {
  readonly slots: readonly ProvenGame[] | undefined;
  /** Games whose rounds many share: only their names are shown. */
  readonly tables: readonly Named[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** What provably fair means here, the check of a round, and the proven returns. */
export function FairnessPage({ slots, tables, hasFailed, onRetry }: FairnessPageProps) {
  const t = useTranslations('catalog.fairness');
  const [address] = useSearchParams();
  const names = new Map(
    [...(slots ?? []), ...(tables ?? [])].map(({ gameId, displayName }) => [gameId, displayName]),
  );
  const form = <CheckForm key="form" names={names} />;
  const steps = <FairSteps key="steps" />;
  return (
    <div className="grid grid-cols-1 gap-6 p-4 pb-8">
      <header className="grid gap-2 pt-2">
        <h2 className="text-2xl">{t('lead')}</h2>
        <p className="text-muted">{t('intro')}</p>
      </header>
      <RoundHint />
      {/* Whoever brings a round wants to check it; others want to know what that means. */}
      {address.has('game') ? [form, steps] : [steps, form]}
      <ReturnTable slots={slots} hasFailed={hasFailed} onRetry={onRetry} />
      <Verifier />
    </div>
  );
}

const WAITING_TEXT = {
  own: 'roundText',
  shoe: 'roundTextShoe',
  day: 'roundTextDay',
} as const satisfies Record<SeedScope, string>;

/** For whoever comes from a ticket, or before the seed is told: where this round's seeds are, and when. */
function RoundHint() {
  const t = useTranslations('catalog.fairness.form');
  const [address] = useSearchParams();
  const { round, game: gameId, serverSeed, commitment } = readAddress(address);
  if (!round || serverSeed) return null;
  const game = findFairGame(gameId);
  const launch = game && new URLSearchParams({ vendor: game.vendor, gameId: game.id });
  return (
    <Card className="flex gap-3.5">
      <Icon name="history" className="mt-0.5 size-6 text-gold-text" />
      <div className="grid min-w-0 gap-2 text-sm">
        <p className="wrap-anywhere font-semibold">{t('round', { round })}</p>
        <p className="text-muted">{t(WAITING_TEXT[seedScopeOf(game?.kind)])}</p>
        {commitment && <Fingerprint value={commitment} />}
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
