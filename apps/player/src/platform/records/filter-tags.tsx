import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';

type FilterTagsProps = {
  readonly tags: readonly {
    readonly filter: string;
    /** Undefined where the filter is not in use. */
    readonly text: string | undefined;
    readonly onRemove: () => void;
  }[];
};

/** The filters in use, each of which can be taken away. */
export function FilterTags({ tags }: FilterTagsProps) {
  const t = useTranslations('record.filter');
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(
        ({ filter, text, onRemove }) =>
          text && (
            <li key={filter}>
              <button
                type="button"
                aria-label={t('remove', { name: text })}
                className="hit flex min-h-8 items-center gap-1 rounded-pill bg-raised pr-2 pl-3 font-semibold text-gold-text text-xs inset-ring inset-ring-gold/60"
                onClick={onRemove}
              >
                {text}
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
