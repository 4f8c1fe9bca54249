import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { loginSettingsQuery } from '../form-queries.ts';
import { withBack } from '../place-after-login.ts';

type TrialEntryProps = {
  /** What somebody came for. */
  readonly back: string | null;
};

/** For those who want to look around first. */
export function TrialEntry({ back }: TrialEntryProps) {
  const t = useTranslations('identity.login');
  const { data: settings } = useQuery(loginSettingsQuery(call));
  if (!settings?.isTrialOffered) return null;
  return (
    <Link
      href={withBack('/m/trail', back)}
      className="surface mt-2 flex items-center gap-3.5 rounded-card p-4 transition duration-150 hover:brightness-110 active:scale-[0.99]"
    >
      <span className="fill-gold grid size-11 shrink-0 place-items-center rounded-pill">
        <Icon name="play-filled" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block">{t('trial')}</b>
        <span className="block text-muted text-sm">{t('trialText')}</span>
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </Link>
  );
}
