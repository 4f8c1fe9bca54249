import { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { toast } from '@maneki/ui/overlays';
import { Switch } from '@maneki/ui/switch';
import { Tag } from '@maneki/ui/tag';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { useCopy } from '#platform/records/use-copy.ts';
import { linkAddress } from './link-address.ts';
import { type AgentLink, type Links, linksQuery } from './queries.ts';

type LinkCardProps = {
  readonly link: AgentLink;
  readonly own: Links['own'];
  readonly onShare: () => void;
};

/** A link with what it brought, what it gives, and whether it invites. */
export function LinkCard({ link, own, onShare }: LinkCardProps) {
  const t = useTranslations('links');
  const format = useFormatter();
  const copy = useCopy();
  const isActive = link.state === 'ACTIVE';
  const hasEnded = link.state === 'EXPIRED' || link.state === 'EXHAUSTED';
  return (
    <article className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="numerals font-bold text-lg tracking-wide">{link.code}</h3>
        <Tag tone={isActive ? 'success' : 'plain'}>{t(`states.${link.state}`)}</Tag>
        <span className="ml-auto text-muted text-sm">
          {t(link.targetType === 1 ? 'target.agent' : 'target.player')}
        </span>
      </div>
      {link.remark && <p className="wrap-anywhere text-sm">{link.remark}</p>}
      <dl className="grid grid-cols-3 gap-2 text-center max-[359px]:grid-cols-1">
        {(['visits', 'registrations', 'firstDeposits'] as const).map((name) => (
          <div
            key={name}
            className="flex min-w-0 flex-col-reverse justify-end rounded-tile bg-raised p-2 max-[359px]:flex-row max-[359px]:items-center max-[359px]:justify-between"
          >
            <dt className="wrap-anywhere text-2xs text-muted">{t(`figures.${name}`)}</dt>
            <dd className="numerals font-bold text-lg">{format.number(link[name])}</dd>
          </div>
        ))}
      </dl>
      <LinkTerms link={link} own={own} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {/* Its label is for screen readers alone, and leaves no gap. */}
        <span className="-ml-4">{!hasEnded && <LinkSwitch link={link} />}</span>
        {isActive && (
          <span className="flex items-center gap-2">
            <IconButton
              isBare
              icon="copy"
              label={t('link.copy', { code: link.code })}
              onClick={() => void copy(linkAddress(link))}
            />
            <Button size="small" kind="quiet" icon="share" onClick={onShare}>
              {t('link.share')}
            </Button>
          </span>
        )}
      </div>
    </article>
  );
}

/** How far it goes, and what whoever comes by it gets. */
function LinkTerms({ link, own }: Pick<LinkCardProps, 'link' | 'own'>) {
  const t = useTranslations('links.link');
  const groups = useTranslations('rebates.groups');
  const format = useFormatter();
  const given = own.filter(({ group, lowest }) => link.rebates[group] > lowest);
  const limits = [
    link.expiresAt &&
      t('until', { date: format.dateTime(new Date(link.expiresAt), { dateStyle: 'medium' }) }),
    link.usesMax !== null && t('uses', { used: `${link.registrations}`, most: `${link.usesMax}` }),
    link.domain && t('domain', { domain: link.domain }),
  ].filter((limit) => typeof limit === 'string');
  return (
    <div className="grid gap-1 text-muted text-xs">
      {limits.length > 0 && <p className="numerals">{limits.join(' · ')}</p>}
      <p className="numerals">
        {given.length === 0
          ? t('givesNothing')
          : `${t('gives')}: ${given
              .map(({ group }) => `${groups(group)} ${writeRebate(group, link.rebates[group])}`)
              .join(' · ')}`}
      </p>
    </div>
  );
}

function LinkSwitch({ link }: { readonly link: AgentLink }) {
  const t = useTranslations('links');
  const say = useSay();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const turn = async (isOn: boolean) => {
    setIsPending(true);
    const asked = await ask(linkEndpoints.switchLink, { code: link.code, isOn });
    if (!asked.ok) {
      const text = say(asked.problem) ?? t('link.unchanged');
      toast({ kind: 'error', text, durationMs: TOAST_MS.short });
    }
    await queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    setIsPending(false);
  };
  return (
    <Switch
      label={<span className="sr-only">{t('link.on', { code: link.code })}</span>}
      isOn={link.state === 'ACTIVE'}
      disabled={isPending}
      onValue={(isOn) => void turn(isOn)}
    />
  );
}
