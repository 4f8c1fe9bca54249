import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { Envelope } from '#platform/rain/envelope.tsx';
import { Falling } from '#platform/rain/falling.tsx';
import { RainStage } from '#platform/rain/rain-stage.tsx';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import type { OpenRound, Rain } from './queries.ts';
import { useTake } from './use-take.ts';

/** What there is now: packets to tap, what was in the member's own, or when it begins. */
export function RainNow({ rain }: { readonly rain: Rain }) {
  const t = useTranslations('packets');
  const { write } = useRainWords();
  const { open, next } = rain;
  if (!open) return <Before rain={rain} />;
  if (open.taken !== null)
    return (
      <Stage
        picture={<Envelope isOpen className="h-28 w-21 animate-pop" />}
        title={t('takenTitle', { amount: write(open.taken) })}
        text={t('takenText', { multiple: rain.multiple })}
        next={next}
      />
    );
  if (!open.isAnyLeft)
    return (
      <Stage
        picture={<Envelope className="h-28 w-21 opacity-60" />}
        title={t('goneTitle')}
        text={t('goneText')}
        next={next}
      />
    );
  if (!rain.isEarned)
    return (
      <Stage
        picture={<Envelope className="h-28 w-21" />}
        title={t('openTitle')}
        text={t('notEarned', { minimum: write(rain.minimum), paidIn: write(rain.paidIn) })}
        next={next}
      />
    );
  return <During open={open} />;
}

function Before({ rain: { next, openMinutes } }: { readonly rain: Rain }) {
  const t = useTranslations('packets');
  const { moment } = useRainWords();
  return (
    <Stage
      picture={<Envelope className="h-28 w-21" />}
      title={next ? t('nextTitle') : t('noNext')}
      text={next ? t('lasts', { minutes: openMinutes }) : undefined}
      next={null}
    >
      {next && (
        <time dateTime={next} className="numerals ink-gold font-bold text-2xl">
          {moment(next)}
        </time>
      )}
    </Stage>
  );
}

function During({ open }: { readonly open: OpenRound }) {
  const t = useTranslations('packets');
  const { clock } = useRainWords();
  const { take, problem, isPending } = useTake();
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="grid gap-1 text-center">
        <h2 className="text-balance text-xl">{t('openTitle')}</h2>
        <p className="text-pretty text-muted text-sm">
          {t('openText', { time: clock(open.endsAt) })}
        </p>
      </header>
      <FormProblem text={problem} />
      <Falling isPending={isPending} onOpen={() => take(open.id)} />
    </section>
  );
}

type StageProps = Omit<Parameters<typeof RainStage>[0], 'after'> & {
  readonly next: string | null;
};

function Stage({ next, ...stage }: StageProps) {
  const t = useTranslations('packets');
  const { moment } = useRainWords();
  return <RainStage {...stage} after={next ? t('nextAt', { time: moment(next) }) : undefined} />;
}
