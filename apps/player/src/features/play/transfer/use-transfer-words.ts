import { useTranslations } from 'use-intl';
import { problemOf } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { type ProblemPlace, placeOf, type TransferProblem } from './transfer-problem.ts';

/** Puts problems into the words of the page's language, each for the place where it is told. */
export function useTransferWords(minimum: string) {
  const t = useTranslations('play.transfer.problems');
  const notices = useTranslations('shell.notices');
  const say = useRefusalWords();
  const write = (problem: TransferProblem): string => {
    if (problem.kind === 'refused') return say(problem.refusal);
    if (problem.kind === 'lost') return problem.isOffline ? notices('offline') : t('lost');
    return t(problem.problem, { minimum: plainAmount(minimum) });
  };
  return (problem: TransferProblem | undefined, place: ProblemPlace): string | undefined =>
    problem && placeOf(problem) === place ? write(problem) : undefined;
}

/** What a refusal says; the server's own words where the page has none. */
function useRefusalWords() {
  const say = useSay();
  return (refusal: Extract<TransferProblem, { kind: 'refused' }>['refusal']): string =>
    say({ ...problemOf(refusal), types: writeDetail(refusal.detail) }) ?? refusal.message;
}

const writeDetail = (detail: Readonly<Record<string, string | number | boolean>>) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      name === 'minimum' ? plainAmount(`${value}`) : `${value}`,
    ]),
  );
