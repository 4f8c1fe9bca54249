import { Button } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Recipient, RecipientSheet } from './recipient-sheet.tsx';

type ChosenRecipientsProps = {
  readonly chosen: readonly Recipient[];
  readonly onChosen: (chosen: readonly Recipient[]) => void;
  readonly isForRain?: boolean;
  readonly error?: string | undefined;
  /** What stands beside each of them. */
  readonly beside?: (recipient: Recipient) => ReactNode;
};

/** Whom it goes to, and the way to choose them. */
export function ChosenRecipients(props: ChosenRecipientsProps) {
  const { chosen, onChosen, isForRain = false, error, beside } = props;
  const t = useTranslations('gifts.recipients');
  const [isOpen, setIsOpen] = useState(false);
  const without = (memberId: string) => chosen.filter((each) => each.memberId !== memberId);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold text-muted text-sm">{t('title')}</legend>
      {chosen.length > 0 && (
        <ul className="grid gap-2">
          {chosen.map((recipient) => (
            <li
              key={recipient.memberId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-field bg-raised pl-4 inset-ring inset-ring-line"
            >
              <span className="wrap-anywhere font-semibold text-sm">{recipient.username}</span>
              <IconButton
                icon="x"
                label={t('remove', { name: recipient.username })}
                onClick={() => onChosen(without(recipient.memberId))}
              />
              {beside && <div className="col-span-2 pr-4 pb-3">{beside(recipient)}</div>}
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" icon="users" onClick={() => setIsOpen(true)}>
        {chosen.length === 0 ? t('choose') : t('change')}
      </Button>
      {error && (
        <p role="alert" className="text-danger-text text-xs">
          {error}
        </p>
      )}
      <RecipientSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        chosen={chosen}
        onChosen={onChosen}
        isForRain={isForRain}
      />
    </fieldset>
  );
}
