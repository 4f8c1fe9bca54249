import { Icon } from '@maneki/ui/icon';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';

type MoreFieldsProps = {
  /** Something behind the fold is wrong: it must be seen. */
  readonly hasProblem: boolean;
  readonly children: ReactNode;
};

/** Fields that nobody has to fill in, folded away until somebody wants to. */
export function MoreFields({ hasProblem, children }: MoreFieldsProps) {
  const t = useTranslations('register');
  const form = useTranslations('form');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group surface rounded-card px-4"
    >
      <summary className="flex min-h-13 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {t('more')} <span className="font-normal text-faint text-sm">({form('optional')})</span>
        </span>
        <Icon
          name="chevron-down"
          className="text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
