import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ANSWERS, type Answer, judgeAnswers, QUESTIONS, type TestResult } from '../self-test.ts';

/** Nine questions, one after the other. What is answered leaves neither the page nor the device. */
export default function SelfTestScreen() {
  const t = useTranslations('protection.test');
  const [answers, setAnswers] = useState<readonly Answer[]>();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {!answers && (
        <>
          <p className="text-pretty px-1 text-muted">{t('lead')}</p>
          <Button isWide onClick={() => setAnswers([])}>
            {t('start')}
          </Button>
        </>
      )}
      {answers && answers.length < QUESTIONS.length && (
        <Question answers={answers} onAnswers={setAnswers} />
      )}
      {answers && answers.length === QUESTIONS.length && (
        <Result result={judgeAnswers(answers)} onAgain={() => setAnswers(undefined)} />
      )}
      <p className="px-1 text-faint text-xs">{t('note')}</p>
    </div>
  );
}

type QuestionProps = {
  readonly answers: readonly Answer[];
  readonly onAnswers: (answers: readonly Answer[]) => void;
};

function Question({ answers, onAnswers }: QuestionProps) {
  const t = useTranslations('protection.test');
  const number = answers.length + 1;
  const heading = useFocusOn(number);
  const question = QUESTIONS[answers.length]!;
  return (
    <>
      <div className="grid gap-2 px-1">
        <p className="text-muted text-sm">
          {t('progress', { number: String(number), count: String(QUESTIONS.length) })}
        </p>
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-pill bg-sheen">
          <div
            className="h-full rounded-pill bg-gold transition-[width] duration-200"
            style={{ width: `${(number / QUESTIONS.length) * 100}%` }}
          />
        </div>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-h-24 text-balance px-1 pt-2 text-xl leading-snug outline-none"
      >
        {t(`questions.${question}`)}
      </h2>
      <div className="grid gap-2.5">
        {ANSWERS.map((answer) => (
          <Button key={answer} kind="quiet" isWide onClick={() => onAnswers([...answers, answer])}>
            {t(`answers.${answer}`)}
          </Button>
        ))}
      </div>
      {answers.length > 0 && (
        <Button kind="plain" isWide onClick={() => onAnswers(answers.slice(0, -1))}>
          {t('back')}
        </Button>
      )}
    </>
  );
}

/** Where each result leads first. */
const WAYS = {
  none: ['limits'],
  low: ['limits', 'activity'],
  moderate: ['timeOut', 'limits', 'help'],
  high: ['help', 'exclusion', 'timeOut'],
} as const satisfies Readonly<Record<TestResult, readonly string[]>>;

type ResultProps = { readonly result: TestResult; readonly onAgain: () => void };

function Result({ result, onAgain }: ResultProps) {
  const t = useTranslations('protection.test');
  const hub = useTranslations('protection.hub');
  const heading = useFocusOn(result);
  return (
    <>
      <Card className="grid gap-2">
        <p className="text-muted text-sm">{t('resultTitle')}</p>
        <h2 ref={heading} tabIndex={-1} className="text-balance text-xl outline-none">
          {t(`results.${result}.title`)}
        </h2>
        <p className="text-pretty">{t(`results.${result}.text`)}</p>
      </Card>
      <div className="grid gap-2.5">
        {WAYS[result].map((way, index) => (
          <ButtonLink
            key={way}
            kind={index === 0 ? 'primary' : 'quiet'}
            isWide
            href={`/m/safePlay/${way}`}
          >
            {hub(way)}
          </ButtonLink>
        ))}
      </div>
      <Button kind="plain" isWide onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  );
}

/** What takes the place of something else is read out, and where the keyboard goes on. */
function useFocusOn(what: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what stands there
  useEffect(() => heading.current?.focus({ preventScroll: true }), [what]);
  return heading;
}
