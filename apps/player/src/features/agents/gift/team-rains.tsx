import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { CURRENCIES } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFollow } from '#platform/call/use-follow.ts';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { Envelope } from '#platform/rain/envelope.tsx';
import { Falling } from '#platform/rain/falling.tsx';
import { RainStage } from '#platform/rain/rain-stage.tsx';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { type RainsView, teamRainsQuery } from './queries.ts';
import { useReadAgain } from './use-read-again.ts';

const FOLLOWED = [teamRainsQuery.queryKey];

type TeamRain = RainsView['rains'][number];

/** Rains of those above the member, open or to come, and what the member got of them. Nothing where there is none. */
export function TeamRains() {
  const t = useTranslations('gifts.rains');
  const { data } = useQuery(teamRainsQuery);
  useFollow('agents.rain', FOLLOWED);
  if (!data || (data.rains.length === 0 && data.own.length === 0)) return null;
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-4">
      {data.rains.map((rain) => (
        <OneRain key={rain.id} rain={rain} terms={data} />
      ))}
      {data.own.length > 0 && <OwnRains view={data} />}
    </section>
  );
}

type OneRainProps = { readonly rain: TeamRain; readonly terms: RainsView };

function OneRain({ rain, terms }: OneRainProps) {
  const t = useTranslations('gifts.rains');
  const { write, moment } = useRainWords();
  const { from: name } = rain;
  if (rain.taken !== null)
    return (
      <RainStage
        picture={<Envelope isOpen className="h-28 w-21 animate-pop" />}
        title={t('takenTitle', { amount: write(rain.taken), name })}
        text={t('takenText')}
        after={rain.greeting}
      />
    );
  if (!rain.isOpen)
    return (
      <RainStage
        picture={<Envelope className="h-20 w-15" />}
        title={t('soonTitle', { name })}
        after={rain.greeting}
      >
        <time dateTime={rain.startsAt} className="numerals ink-gold font-bold text-2xl">
          {moment(rain.startsAt)}
        </time>
      </RainStage>
    );
  if (!rain.isAnyLeft)
    return (
      <RainStage
        picture={<Envelope className="h-20 w-15 opacity-60" />}
        title={t('goneTitle', { name })}
        text={t('goneText')}
      />
    );
  if (!terms.isEarned)
    return (
      <RainStage
        picture={<Envelope className="h-20 w-15" />}
        title={t('openTitle', { name })}
        text={t('notEarned', {
          minimum: write(terms.minTurnover),
          turnover: write(terms.turnover),
        })}
      />
    );
  return <OpenRain rain={rain} />;
}

function OpenRain({ rain }: { readonly rain: TeamRain }) {
  const t = useTranslations('gifts.rains');
  const { clock } = useRainWords();
  const [problem, setProblem] = useState<string>();
  const request = useMoneyRequest(giftEndpoints.takeRain, { onSettled: useReadAgain() });
  const take = async () => {
    setProblem(undefined);
    try {
      const answer = await request.mutateAsync({ id: rain.id });
      if (!answer.ok) setProblem(answer.refusal.message);
    } catch {
      setProblem(t('unsure'));
    }
  };
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="grid gap-1 text-center">
        <h2 className="text-balance text-xl">{t('openTitle', { name: rain.from })}</h2>
        {rain.greeting && <p className="wrap-anywhere">{rain.greeting}</p>}
        <p className="text-pretty text-muted text-sm">
          {t('openText', { time: clock(rain.endsAt) })}
        </p>
      </header>
      <FormProblem text={problem} />
      <Falling isPending={request.isPending} onOpen={take} />
    </section>
  );
}

function OwnRains({ view: { own, currency } }: { readonly view: RainsView }) {
  const t = useTranslations('gifts.rains');
  const { moment } = useRainWords();
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold text-base">{t('ownTitle')}</h2>
      <ul className="grid gap-2">
        {own.map(({ id, from, amount, at }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="grid min-w-0">
              <span className="wrap-anywhere">{from}</span>
              <time dateTime={at} className="text-muted text-xs">
                {moment(at)}
              </time>
            </span>
            <span className="numerals font-semibold">
              {`${CURRENCIES[currency].symbol} ${writeBalance(amount)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
