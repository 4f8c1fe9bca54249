import { PAGE_TRANSITION_MS } from '@maneki/contract/constants';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { Picker } from '@maneki/ui/picker';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { scrollBehavior } from '#platform/motion/scroll-behavior.ts';
import { CheckResult } from './check-result.tsx';
import type { CheckedField } from './checked-round.ts';
import { useRoundCheck } from './use-round-check.ts';

/** Long hashes are read and typed letter by letter. */
const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

type CheckFormProps = {
  /** Names of games in the page's language, by id. */
  readonly names: ReadonlyMap<string, string>;
};

/** The values that decide a round, and what comes out of them. */
export function CheckForm({ names }: CheckFormProps) {
  const t = useTranslations('catalog.fairness.form');
  const { initial, wrong, isChecking, failure, check, form, submit, edit } = useRoundCheck();
  const result = useInSight(check);
  const errorOf = (field: CheckedField) =>
    wrong.includes(field) ? t(`problems.${field}`) : undefined;
  const code = (name: Exclude<CheckedField, 'game'>) => ({
    ...CODE_INPUT,
    name,
    defaultValue: initial[name],
    label: t(name),
    error: errorOf(name),
  });
  return (
    <section aria-labelledby="check">
      <SectionHeading id="check" title={t('title')} />
      <Card>
        <form ref={form} noValidate className="grid gap-4" onSubmit={submit} onInput={edit}>
          <p className="text-muted text-sm">
            {t('text')} {t('where')}
          </p>
          <Picker
            name="game"
            label={t('game')}
            placeholder={t('choose')}
            defaultValue={names.has(initial.game) || isSlot(initial.game) ? initial.game : ''}
            options={SLOT_GAMES.map(({ id, name }) => ({
              value: id,
              text: names.get(id) ?? name,
            }))}
            error={errorOf('game')}
          />
          <Field {...code('serverSeed')} hint={t('serverSeedHint')} maxLength={70} />
          <Field {...code('clientSeed')} maxLength={70} />
          <Field {...code('nonce')} inputMode="numeric" maxLength={15} />
          <Field {...code('commitment')} maxLength={70} enterKeyHint="done" />
          <FormProblem text={failure && t(failure)} />
          <Button type="submit" icon="shield" isPending={isChecking}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      <div ref={result} aria-live="polite">
        {check && <CheckResult check={check} />}
      </div>
    </section>
  );
}

/** What came out stands below the form, where nobody would look for it. A page that has just come rests first. */
function useInSight(shown: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const show = () =>
      place.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    const timer = setTimeout(show, PAGE_TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return place;
}

const isSlot = (id: string): boolean => SLOT_GAMES.some((game) => game.id === id);
