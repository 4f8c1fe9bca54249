import type { ContractKind } from '@maneki/contract/agents/contract';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { useTranslations } from 'use-intl';
import type { DraftTier } from './draft-terms.ts';

type TierFieldsProps = {
  readonly kind: ContractKind;
  readonly index: number;
  readonly tier: DraftTier;
  readonly onTier: (tier: DraftTier) => void;
  /** Undefined where it is the only one. */
  readonly onRemove: (() => void) | undefined;
  /** What is wrong at a place, by the name that refusals use. */
  readonly errorAt: (field: string) => string | undefined;
};

/** One step: from where on, and how much of it. */
export function TierFields({ kind, index, tier, onTier, onRemove, errorAt }: TierFieldsProps) {
  const t = useTranslations('contracts.form');
  const isHourly = kind === 'HOURLY_SALARY';
  const at = isHourly ? '' : `tiers.${index}.`;
  const netName = kind === 'DIVIDEND' ? 'minNet' : 'minNetLoss';
  const bind = (name: keyof DraftTier, field: string) => ({
    name: `${at}${field}`,
    value: tier[name],
    onValue: (value: string) => onTier({ ...tier, [name]: value }),
    error: errorAt(`${at}${field}`),
    autoComplete: 'off',
    maxLength: 18,
  });
  return (
    <fieldset className="grid gap-3 rounded-card bg-surface p-3 inset-ring inset-ring-line">
      {!isHourly && <legend className="sr-only">{t('tier', { number: String(index + 1) })}</legend>}
      {!isHourly && (
        <div className="flex min-h-9 items-center justify-between">
          <p aria-hidden="true" className="font-semibold text-sm">
            {t('tier', { number: String(index + 1) })}
          </p>
          {onRemove && (
            <Button kind="plain" size="small" onClick={onRemove}>
              {t('removeTier')}
            </Button>
          )}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <Field {...bind('rate', 'ratePpm')} label={t('rate')} inputMode="decimal" suffix="%" />
        <Field
          {...bind('minTurnover', 'minTurnover')}
          label={t('minTurnover')}
          inputMode="decimal"
        />
        {!isHourly && (
          <>
            <Field {...bind('minActive', 'minActive')} label={t('minActive')} inputMode="numeric" />
            <Field
              {...bind('minNet', netName)}
              label={t(kind === 'DIVIDEND' ? 'minNet' : 'minNetLoss')}
              inputMode="decimal"
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
