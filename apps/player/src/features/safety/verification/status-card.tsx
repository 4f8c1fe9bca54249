import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useFormatter, useTranslations } from 'use-intl';

type Latest = NonNullable<Verification['latest']>;
type ToldStatus = Exclude<Latest['status'], 'REPLACED'>;

const LOOKS: Readonly<Record<ToldStatus, { readonly icon: IconName; readonly ink: string }>> = {
  SUBMITTED: { icon: 'clock', ink: 'text-gold-text' },
  IN_REVIEW: { icon: 'eye', ink: 'text-gold-text' },
  APPROVED: { icon: 'circle-check', ink: 'text-success-text' },
  REJECTED: { icon: 'circle-alert', ink: 'text-danger-text' },
};

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

type StatusCardProps = { readonly verification: Verification; readonly onAgain: () => void };

/** What became of the papers that were sent in, and what can be done about it. */
export function StatusCard({ verification, onAgain }: StatusCardProps) {
  const t = useTranslations('verification');
  const { latest, person } = verification;
  if (!latest || latest.status === 'REPLACED') return null;
  const { status } = latest;
  const { icon, ink } = LOOKS[status];
  return (
    <>
      <Card className="grid justify-items-center gap-2 py-8 text-center">
        <span className={`grid size-18 place-items-center rounded-pill bg-raised ${ink}`}>
          <Icon name={icon} className="size-9" />
        </span>
        {/* Told aloud when it changes while somebody waits for it. */}
        <div role="status" className="grid gap-1">
          <h2 className="text-xl">{t(`told.${status}.title`)}</h2>
          <p className="mx-auto max-w-80 text-balance text-muted text-sm">
            {t(`told.${status}.text`)}
          </p>
        </div>
        {latest.reason && (
          <div className="mt-2 grid w-full gap-1 rounded-field bg-raised p-4 text-left text-sm">
            <p className="font-semibold">{t(`reasons.${latest.reason}`)}</p>
            {latest.note && <p className="wrap-anywhere text-muted">{latest.note}</p>}
          </div>
        )}
      </Card>
      <Card>
        <Facts latest={latest} name={person?.name} />
      </Card>
      {status === 'REJECTED' && (
        <Button size="large" isWide onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      {status === 'SUBMITTED' && (
        <Button kind="quiet" isWide onClick={onAgain}>
          {t('others')}
        </Button>
      )}
      <ButtonLink kind="plain" href="/m/securityCenter" className="justify-self-center">
        {t('back')}
      </ButtonLink>
    </>
  );
}

function Facts({ latest, name }: { readonly latest: Latest; readonly name: string | undefined }) {
  const t = useTranslations('verification');
  const format = useFormatter();
  const when = (at: string) => format.dateTime(new Date(at), MOMENT);
  const facts = [
    ...(name ? [[t('name'), name] as const] : []),
    [t('document'), t(`kinds.${latest.documentKind}.name`)] as const,
    [t('sentAt'), when(latest.submittedAt)] as const,
    ...(latest.decidedAt ? [[t('decidedAt'), when(latest.decidedAt)] as const] : []),
  ];
  return (
    <dl className="grid gap-2.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
