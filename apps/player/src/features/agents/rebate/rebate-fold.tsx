import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import type { OwnRebate } from './queries.ts';
import { RebateEditor, type Rebates } from './rebate-editor.tsx';

type RebateFoldProps = {
  readonly own: readonly OwnRebate[];
  readonly values: Rebates;
  readonly onValues: (values: Rebates) => void;
};

/** What a new member is to get: said in a line, and unfolded by whoever wants to give more. */
export function RebateFold({ own, values, onValues }: RebateFoldProps) {
  const t = useTranslations('rebates');
  const given = own.flatMap(({ group, lowest }) => {
    const value = values[group] ?? lowest;
    return value > lowest ? [`${t(`groups.${group}`)} ${writeRebate(group, value)}`] : [];
  });
  return (
    <details className="group grid grid-cols-1 gap-3">
      <summary className="surface flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t('editor.title')}</span>
          <span className="numerals wrap-anywhere block text-muted text-xs">
            {given.length > 0 ? given.join(' · ') : t('editor.none')}
          </span>
        </span>
        <Icon
          name="chevron-down"
          className="text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-3">
        <RebateEditor own={own} values={values} onValues={onValues} />
      </div>
    </details>
  );
}
