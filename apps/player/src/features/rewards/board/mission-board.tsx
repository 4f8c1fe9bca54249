import { MISSION_TABS, type MissionTab } from '@maneki/contract/rewards/mission';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { missionsQuery, signInQuery } from '../queries.ts';
import { useRewardNews } from '../use-reward-news.ts';
import { type Board, LanternRow } from './lantern-row.tsx';
import { MarketSky } from './market-sky.tsx';
import { MissionCard } from './mission-card.tsx';
import { StampCard } from './stamp-card.tsx';
import { type Claims, useClaims } from './use-claims.ts';

/** The stall of the night market where missions hang out: stamps, lanterns, and slips by heading. */
export function MissionBoard() {
  const t = useTranslations('missions');
  const claims = useClaims();
  const missions = useQuery(missionsQuery);
  const signIn = useQuery(signInQuery);
  useRewardNews();
  return (
    <div className="mx-auto max-w-xl pb-8">
      <header className="relative h-52 overflow-hidden bg-[#120a2e]">
        <MarketSky />
        <div className="relative grid gap-1 p-4 pr-24 text-white">
          <h1 className="font-bold text-xl">{t('stall')}</h1>
          <p className="text-pretty text-sm">{t('stallText')}</p>
        </div>
      </header>
      <div className="grid grid-cols-1 gap-4 p-4">
        {missions.isError || signIn.isError ? (
          <Failed onAgain={() => Promise.all([missions.refetch(), signIn.refetch()])} />
        ) : missions.data && signIn.data ? (
          <>
            <StampCard card={signIn.data} claims={claims} />
            <LanternRow board={missions.data} claims={claims} />
            <Slips board={missions.data} claims={claims} />
          </>
        ) : (
          <>
            <Skeleton className="h-72" />
            <Skeleton className="h-52" />
            <Skeleton className="h-32" />
          </>
        )}
      </div>
    </div>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('missions');
  const actions = useTranslations('shell.actions');
  return (
    <Card className="grid gap-3">
      <p role="alert">{t('failed')}</p>
      <Button kind="quiet" onClick={onAgain}>
        {actions('retry')}
      </Button>
    </Card>
  );
}

function Slips({ board, claims }: { readonly board: Board; readonly claims: Claims }) {
  const t = useTranslations('missions');
  const [chosen, setChosen] = useState<MissionTab>('DAILY');
  const shown = board.missions.filter(({ tab }) => tab === chosen);
  return (
    <section className="grid grid-cols-1 gap-3">
      <Segmented
        label={t('stall')}
        options={MISSION_TABS.map((tab) => ({ value: tab, text: t(`tabs.${tab}`) }))}
        value={chosen}
        onValue={setChosen}
      />
      {shown.length === 0 && <p className="px-1 text-muted text-sm">{t('empty')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((mission) => (
          <MissionCard key={mission.code} {...{ mission, claims }} />
        ))}
      </ul>
    </section>
  );
}
