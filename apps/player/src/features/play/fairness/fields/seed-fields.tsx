import { Field } from '@maneki/ui/field';
import { useTranslations } from 'use-intl';
import { seedScopeOf } from '../fair-games.ts';
import { CODE_INPUT, type KindFieldsProps } from './kind-fields.ts';

/** What a round follows from: a player's own seeds, or those that many share: of a shoe, or of a day's draws. */
export function SeedFields({ kind, initial, errorOf }: KindFieldsProps) {
  const t = useTranslations('catalog.fairness.form');
  const scope = seedScopeOf(kind);
  type Name = 'serverSeed' | 'clientSeed' | 'nonce' | 'shoe' | 'place' | 'issue' | 'commitment';
  const code = (name: Name) => ({
    ...CODE_INPUT,
    name,
    defaultValue: initial[name],
    label: t(name),
    error: errorOf(name),
  });
  return (
    <>
      <Field {...code('serverSeed')} hint={t('serverSeedHint')} maxLength={70} />
      {scope === 'day' && <Field {...code('issue')} inputMode="numeric" maxLength={10} />}
      {scope === 'shoe' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field {...code('shoe')} inputMode="numeric" maxLength={15} />
          <Field {...code('place')} inputMode="numeric" maxLength={15} />
        </div>
      )}
      {scope === 'own' && (
        <>
          <Field {...code('clientSeed')} maxLength={70} />
          <Field {...code('nonce')} inputMode="numeric" maxLength={15} />
        </>
      )}
      <Field {...code('commitment')} maxLength={70} />
    </>
  );
}
