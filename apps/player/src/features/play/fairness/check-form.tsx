import { PAGE_TRANSITION_MS } from '@maneki/contract/constants';
import type { CheckField } from '@maneki/contract/house/check-query';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { Picker } from '@maneki/ui/picker';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { scrollBehavior } from '#platform/motion/scroll-behavior.ts';
import { FAIR_GAMES, findFairGame } from './fair-games.ts';
import { BetFields } from './fields/bet-fields.tsx';
import { SeedFields } from './fields/seed-fields.tsx';
import { CheckResult } from './results/check-result.tsx';
import { useRoundCheck } from './use-round-check.ts';

type CheckFormProps = {
  /** Names of games in the page's language, by id. */
  readonly names: ReadonlyMap<string, string>;
};

/** The values that decide a round, and what comes out of them. */
export function CheckForm({ names }: CheckFormProps) {
  const t = useTranslations('catalog.fairness.form');
  const { initial, wrong, isChecking, failure, check, form, submit, edit } = useRoundCheck();
  const [game, setGame] = useState(findFairGame(initial.game) ? initial.game : '');
  const result = useInSight(check);
  const errorOf = (field: CheckField) =>
    wrong.includes(field) && field !== 'round' ? t(`problems.${field}`) : undefined;
  const fields = { kind: findFairGame(game)?.kind, initial, errorOf };
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
            defaultValue={game}
            onValue={setGame}
            options={FAIR_GAMES.map(({ id, name }) => ({ value: id, text: names.get(id) ?? name }))}
            error={errorOf('game')}
          />
          <SeedFields {...fields} />
          <BetFields {...fields} />
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
