import type { DocumentKind } from '@maneki/contract/safety/verification';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';

type DocumentStepProps = {
  readonly kinds: readonly DocumentKind[];
  readonly chosen: DocumentKind;
  readonly onDone: (kind: DocumentKind) => void;
};

/** Which papers, of those that are taken in the member's country. */
export function DocumentStep({ kinds, chosen, onDone }: DocumentStepProps) {
  const t = useTranslations('verification');
  const name = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get(name);
    onDone(kinds.find((kind) => kind === wanted) ?? chosen);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{t('steps.document.title')}</legend>
        {kinds.map((kind) => (
          <label
            key={kind}
            className="surface flex min-h-16 items-center gap-3.5 rounded-card px-4 py-3 has-checked:inset-ring-2 has-checked:inset-ring-gold has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <Icon name="id-card" className="size-6 text-gold-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{t(`kinds.${kind}.name`)}</span>
              <span className="block text-muted text-xs">{t(`kinds.${kind}.text`)}</span>
            </span>
            <input
              type="radio"
              name={name}
              value={kind}
              defaultChecked={kind === chosen}
              className="size-5 accent-gold"
            />
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large" isWide>
        {t('next')}
      </Button>
    </form>
  );
}
