import { checkQueryOf } from '@maneki/contract/house/check-query';
import { ROUNDS_PER_SHOE } from '@maneki/games/dragon-tiger/dragon-tiger';
import { useTranslations } from 'use-intl';
import { PlainButton } from '#frame/buttons.tsx';
import { Panel } from '#frame/panel.tsx';
import { SeedLine } from '#frame/seed-line.tsx';
import { verifyRound } from '#frame/tell-parent.ts';
import { useRounds } from '#frame/use-rounds.ts';
import { usePlayState } from './dragon-tiger-hooks.ts';

/** What stands behind the cards of this shoe, and the way to check those of an earlier one. */
export function ShoePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('arcadeDragonTiger.fairness');
  const title = useTranslations('arcade.fairness');
  const table = usePlayState((state) => state.table);
  return (
    <Panel title={title('title')} onClose={onClose}>
      <p className="pb-3 text-[14px] text-muted">{t('intro')}</p>
      <div className="pb-4">
        <SeedLine label={t('shoe')} value={String(table.shoeNo)} />
        <SeedLine label={t('round')} value={String(table.roundNo)} />
        <SeedLine
          label={t('place')}
          value={t('placeOf', { place: String(table.place + 1), of: String(ROUNDS_PER_SHOE) })}
        />
        <SeedLine label={t('commitment')} value={table.commitment} />
        <SeedLine label={t('next')} value={table.nextCommitment} />
      </div>
      <LatestCheck />
    </Panel>
  );
}

/** A seed is told when its shoe is over, so the latest round that can be checked may be an older one. */
function LatestCheck() {
  const t = useTranslations('arcadeDragonTiger.fairness');
  const { list } = useRounds();
  const round = list.find(({ serverSeed, status }) => serverSeed !== null && status === 'SETTLED');
  if (!round) return <p className="text-[13px] text-muted">{t('later')}</p>;
  return <PlainButton onClick={() => verifyRound(checkQueryOf(round))}>{t('check')}</PlainButton>;
}
