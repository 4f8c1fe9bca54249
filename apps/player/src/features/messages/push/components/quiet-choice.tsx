import { QUIET_HOURS_AT_FIRST } from '@maneki/contract/messages/push';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Switch } from '@maneki/ui/switch';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChoiceProps } from './category-choice.tsx';

/** When somebody wants to be left alone. A time is kept once it is whole and left. */
export function QuietChoice({ choice, isDisabled, onChange }: ChoiceProps) {
  const t = useTranslations('push.quiet');
  const { categories, quietHours } = choice;
  const [typed, setTyped] = useState(quietHours ?? QUIET_HOURS_AT_FIRST);
  const isSame = typed.from === typed.to;
  const keep = () => {
    const isNew = typed.from !== quietHours?.from || typed.to !== quietHours.to;
    if (quietHours && typed.from && typed.to && !isSame && isNew)
      onChange({ categories, quietHours: typed });
  };
  return (
    <section>
      <SectionHeading title={t('title')} />
      <Card className="grid gap-3">
        <Switch
          label={t('on')}
          hint={t('hint')}
          isOn={quietHours !== null}
          disabled={isDisabled}
          onValue={(isOn) => onChange({ categories, quietHours: isOn ? typed : null })}
        />
        {quietHours && (
          <div className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2">
            {(['from', 'to'] as const).map((end) => (
              <Field
                key={end}
                type="time"
                label={t(end)}
                value={typed[end]}
                error={isSame && end === 'to' ? t('same') : undefined}
                onValue={(value) => setTyped({ ...typed, [end]: value })}
                onBlur={keep}
              />
            ))}
          </div>
        )}
      </Card>
    </section>
  );
}
