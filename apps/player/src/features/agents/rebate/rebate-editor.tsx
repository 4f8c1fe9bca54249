import type { RebateGroup } from '@maneki/contract/agents/rebate-groups';
import { Button } from '@maneki/ui/button';
import { useTranslations } from 'use-intl';
import type { OwnRebate } from './queries.ts';
import { RebateRow } from './rebate-row.tsx';

export type Rebates = Readonly<Partial<Record<RebateGroup, number>>>;

type RebateEditorProps = {
  /** What the agent has: nobody gets more of them. */
  readonly own: readonly OwnRebate[];
  /** From where on values go; what is not named from the lowest. */
  readonly least?: Rebates;
  readonly values: Rebates;
  readonly onValues: (values: Rebates) => void;
};

/** What somebody below is to get, group by group: never less than they have, never more than the agent has. */
export function RebateEditor({ own, least = {}, values, onValues }: RebateEditorProps) {
  const t = useTranslations('rebates.editor');
  const giveAll = () =>
    onValues({
      ...values,
      ...Object.fromEntries(
        own.map(({ group, value }) => [group, Math.max(value, least[group] ?? 0)]),
      ),
    });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">{t('title')}</legend>
      <Button kind="quiet" size="small" onClick={giveAll}>
        {t('all')}
      </Button>
      {(['ppm', 'series'] as const).map((unit) => (
        <div key={unit} className="surface overflow-hidden rounded-card">
          <p className="border-line border-b px-4 py-2 text-muted text-xs">
            {t(unit === 'ppm' ? 'percent' : 'series')}
          </p>
          <ul className="divide-y divide-line">
            {own
              .filter((one) => one.unit === unit)
              .map((rebate) => {
                const from = least[rebate.group] ?? rebate.lowest;
                return (
                  <RebateRow
                    key={rebate.group}
                    rebate={rebate}
                    from={from}
                    value={values[rebate.group] ?? from}
                    onValue={(value) => onValues({ ...values, [rebate.group]: value })}
                  />
                );
              })}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}
