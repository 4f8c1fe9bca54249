import { Field } from '@maneki/ui/field';
import { useTranslations } from 'use-intl';
import { isSharedKind } from '../fair-games.ts';
import { CODE_INPUT, type KindFieldsProps } from './kind-fields.ts';

/** What a round follows from: a player's own seeds, or those of the shoe that all at a table share. */
export function SeedFields({ kind, initial, errorOf }: KindFieldsProps) {
  const t = useTranslations('catalog.fairness.form');
  const code = (name: 'serverSeed' | 'clientSeed' | 'nonce' | 'shoe' | 'place' | 'commitment') => ({
    ...CODE_INPUT,
    name,
    defaultValue: initial[name],
    label: t(name),
    error: errorOf(name),
  });
  return (
    <>
      <Field {...code('serverSeed')} hint={t('serverSeedHint')} maxLength={70} />
      {isSharedKind(kind) ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field {...code('shoe')} inputMode="numeric" maxLength={15} />
          <Field {...code('place')} inputMode="numeric" maxLength={15} />
        </div>
      ) : (
        <>
          <Field {...code('clientSeed')} maxLength={70} />
          <Field {...code('nonce')} inputMode="numeric" maxLength={15} />
        </>
      )}
      <Field {...code('commitment')} maxLength={70} />
    </>
  );
}
