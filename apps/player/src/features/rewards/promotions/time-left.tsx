import { useFormatter, useTranslations } from 'use-intl';

/** Until when something lasts; nothing where it does not end, since nothing has to be hurried for. */
export function TimeLeft({ endsAt }: { readonly endsAt: string | null }) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  if (endsAt === null) return null;
  const at = format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="text-muted text-xs">
      <time dateTime={endsAt} suppressHydrationWarning>
        {t('until', { at })}
      </time>
    </p>
  );
}
