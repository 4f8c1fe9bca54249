import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { writeDay } from '#platform/records/write-day.ts';
import { RichText } from '../rich-text.tsx';
import type { ShownHelp } from '../shown-content.ts';
import { helpAddress } from './help-choice.ts';

type HelpArticleProps = {
  readonly articles: readonly ShownHelp[];
  readonly chosen: number;
};

/** The chosen article, when it was last changed, and what comes after it. */
export function HelpArticle({ articles, chosen }: HelpArticleProps) {
  const t = useTranslations('content.help');
  const { language } = usePreferences();
  const article = articles[chosen];
  const next = articles[chosen + 1];
  if (!article) return null;
  return (
    <div
      id="help-article"
      role="tabpanel"
      aria-labelledby={`help-tab-${chosen}`}
      className="min-w-0 flex-1 px-4 pt-4 pb-10"
    >
      <h2 className="text-balance text-xl">{article.title}</h2>
      <p className="mt-1 mb-4 text-faint text-xs">
        {t('changed', { date: writeDay(article.day, language) })}
      </p>
      <RichText key={article.id} html={article.content} />
      {next && (
        <Link
          href={helpAddress(articles, chosen + 1)}
          className="surface mt-6 flex min-h-13 items-center gap-2 rounded-control px-3.5 py-2 font-semibold text-sm"
        >
          <span className="min-w-0 flex-1">{t('next', { title: next.title })}</span>
          <Icon name="chevron-right" className="size-4.5 shrink-0 text-faint" />
        </Link>
      )}
    </div>
  );
}
