import type { DocumentKind } from '@maneki/contract/safety/verification';
import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { readStep, type Step } from './steps.ts';

/** The step that the address shows, so that Back leads to the one before. */
export function useSteps(verification: Verification) {
  const [address, setAddress] = useSearchParams();
  const shown = readStep(address, verification);
  return {
    ...shown,
    go: (step: Step, kind: DocumentKind = shown.kind) => setAddress({ step, kind }),
    /** Everything is sent: what became of it takes the place of the last step. */
    leave: () => setAddress({}, { replace: true }),
  };
}
