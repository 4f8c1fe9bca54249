import { Segmented } from '@maneki/ui/segmented';
import { useTranslations } from 'use-intl';

export type Target = 0 | 1;

type TargetChoiceProps = {
  readonly value: Target;
  readonly onValue: (target: Target) => void;
};

/** What whoever joins becomes. */
export function TargetChoice({ value, onValue }: TargetChoiceProps) {
  const t = useTranslations('links.target');
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold text-sm">
        {t('label')}
      </p>
      <Segmented
        label={t('label')}
        value={value === 0 ? 'player' : 'agent'}
        options={(['player', 'agent'] as const).map((target) => ({
          value: target,
          text: t(target),
        }))}
        onValue={(target) => onValue(target === 'player' ? 0 : 1)}
      />
    </div>
  );
}
