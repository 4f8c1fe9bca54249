import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { Button, ButtonLink } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useTimes } from '../account/use-times.ts';
import { useStartTrial } from '../components/use-start-trial.ts';
import { readBack, withBack } from '../place-after-login.ts';
import { useMember } from '../use-member.ts';

const POINTS = { games: 'games', money: 'wallet', none: 'user' } as const satisfies Record<
  string,
  IconName
>;

/** Play without an account: what it is, and the way in. */
export default function TrialScreen() {
  const t = useTranslations('identity.trial');
  const { freePlayBanner } = useArt();
  const hosts = useImageHosts();
  return (
    <div className="grid gap-5 p-4">
      <Picture image={freePlayBanner} hosts={hosts} alt="" isUrgent className="rounded-card" />
      <div className="grid gap-2">
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="text-muted">{t('text')}</p>
      </div>
      <ul className="surface grid gap-1 rounded-card p-4">
        {(['games', 'money', 'none'] as const).map((point) => (
          <li key={point} className="flex min-h-11 items-center gap-3.5 font-semibold">
            <Icon name={POINTS[point]} className="text-gold-text" />
            {t(`points.${point}`)}
          </li>
        ))}
      </ul>
      <Ways />
    </div>
  );
}

function Ways() {
  const t = useTranslations('identity.trial');
  const times = useTimes();
  const member = useMember();
  const back = useSearchParams()[0].get('back');
  const isTrial = member?.type === MEMBER_TYPES.trial;
  return (
    <div className="grid gap-3">
      {isTrial && member.expiresAt && (
        <p role="status" className="text-center font-semibold" suppressHydrationWarning>
          {t('running', { date: times.moment(member.expiresAt) })}
        </p>
      )}
      {/* Whoever has an account would lose its session to a trial. */}
      {member ? (
        <ButtonLink href="/m/home" isWide size="large">
          {t('home')}
        </ButtonLink>
      ) : (
        <StartButton back={back} />
      )}
      {(!member || isTrial) && (
        <ButtonLink href={withBack('/m/register', back)} kind="quiet" isWide>
          {t('register')}
        </ButtonLink>
      )}
    </div>
  );
}

function StartButton({ back }: { readonly back: string | null }) {
  const t = useTranslations('identity.trial');
  const { start, isPending, problem } = useStartTrial(readBack(back));
  return (
    <>
      <FormProblem text={problem} />
      <Button isWide size="large" isPending={isPending} onClick={start}>
        {isPending ? t('starting') : t('start')}
      </Button>
    </>
  );
}
