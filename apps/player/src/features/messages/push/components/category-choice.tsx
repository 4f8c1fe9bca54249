import { PUSH_CATEGORIES } from '@maneki/contract/messages/push';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Switch } from '@maneki/ui/switch';
import { useTranslations } from 'use-intl';
import type { PushChoice } from '../use-push.ts';

export type ChoiceProps = {
  readonly choice: PushChoice;
  readonly isDisabled: boolean;
  readonly onChange: (choice: PushChoice) => void;
};

/** What notifications are about, each by itself. */
export function CategoryChoice({ choice, isDisabled, onChange }: ChoiceProps) {
  const t = useTranslations('push.categories');
  const { categories, quietHours } = choice;
  return (
    <section>
      <SectionHeading title={t('title')} />
      <Card className="grid gap-2">
        {PUSH_CATEGORIES.map((category) => (
          <Switch
            key={category}
            label={t(`${category}.name`)}
            hint={t(`${category}.hint`)}
            isOn={categories.includes(category)}
            disabled={isDisabled}
            onValue={(isOn) => {
              const others = categories.filter((chosen) => chosen !== category);
              onChange({ quietHours, categories: isOn ? [...others, category] : others });
            }}
          />
        ))}
      </Card>
    </section>
  );
}
