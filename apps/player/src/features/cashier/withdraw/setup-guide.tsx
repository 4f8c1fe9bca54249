import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { ProgressBar } from '@maneki/ui/progress-bar';
import { useTranslations } from 'use-intl';
import type { WithdrawalTerms } from './queries.ts';
import { listSteps, type SetupStep } from './setup-steps.ts';

const ICONS = {
  mobile: 'phone',
  name: 'user',
  password: 'lock',
  account: 'banknote',
} as const satisfies Record<SetupStep, IconName>;

type SetupGuideProps = {
  readonly terms: WithdrawalTerms;
  readonly hasAccount: boolean;
  readonly onName: () => void;
  readonly onAccount: () => void;
};

/** What somebody needs before the first withdrawal, one after the other. */
export function SetupGuide({ terms, hasAccount, onName, onAccount }: SetupGuideProps) {
  const t = useTranslations('withdraw.guide');
  const steps = listSteps(terms, hasAccount);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const progress = t('progress', { done: `${done}`, all: `${steps.length}` });
  return (
    <section aria-labelledby="setup" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="setup" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-muted text-sm">{t('text')}</p>
      </div>
      <ProgressBar share={done / steps.length} label={progress} />
      <Card isFlush>
        <ol className="divide-y divide-line">
          {steps.map(({ name, isDone }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3.5">
              <span
                className={
                  isDone
                    ? 'grid size-9 shrink-0 place-items-center rounded-pill bg-success text-on-success'
                    : 'grid size-9 shrink-0 place-items-center rounded-pill bg-raised text-gold-text'
                }
              >
                <Icon name={isDone ? 'check' : ICONS[name]} className="size-4.5" />
              </span>
              <span className="min-w-0 flex-[1_1_9rem]">
                <span className="block font-semibold">{t(name)}</span>
                <span className="block text-muted text-xs">
                  {isDone ? t('finished') : t(`${name}Text`)}
                </span>
              </span>
              {name === next && (
                <span className="ms-auto">
                  <Begin name={name} onName={onName} onAccount={onAccount} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

type BeginProps = Pick<SetupGuideProps, 'onName' | 'onAccount'> & { readonly name: SetupStep };

/** Number and password are looked after in the security centre, name and account here. */
function Begin({ name, onName, onAccount }: BeginProps) {
  const t = useTranslations('withdraw.guide');
  if (name === 'mobile' || name === 'password')
    return (
      <ButtonLink
        size="small"
        href={`/m/securityCenter?open=${name === 'mobile' ? 'mobile' : 'payment'}`}
      >
        {t('begin')}
      </ButtonLink>
    );
  return (
    <Button size="small" onClick={name === 'name' ? onName : onAccount}>
      {t('begin')}
    </Button>
  );
}
