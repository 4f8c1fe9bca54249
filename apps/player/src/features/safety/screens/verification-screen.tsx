import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useVerification } from '#platform/viewer/use-verification.ts';
import { DocumentStep } from '../verification/document-step.tsx';
import { PersonStep } from '../verification/person-step.tsx';
import { PhotosStep } from '../verification/photos-step.tsx';
import { StatusCard } from '../verification/status-card.tsx';
import { StepHeading } from '../verification/step-heading.tsx';
import { useSteps } from '../verification/use-steps.ts';

/** Shows who a member is: in steps, and then what became of it. */
export default function VerificationScreen() {
  const t = useTranslations('verification');
  const shell = useTranslations('shell.actions');
  const { data, isError, refetch } = useVerification();
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-5 pb-8">
      {data && <Known verification={data} />}
      {!data && isError && (
        <ListMessage
          icon="alert"
          title={t('failed')}
          action={{ text: shell('retry'), onPress: () => refetch() }}
        />
      )}
      {!data && !isError && (
        <>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </>
      )}
    </div>
  );
}

function Known({ verification }: { readonly verification: Verification }) {
  const steps = useSteps(verification);
  if (steps.step === 'status')
    return <StatusCard verification={verification} onAgain={() => steps.go('person')} />;
  return (
    <>
      <StepHeading step={steps.step} />
      {steps.step === 'person' && (
        <PersonStep verification={verification} onDone={() => steps.go('document')} />
      )}
      {steps.step === 'document' && (
        <DocumentStep
          kinds={verification.kinds}
          chosen={steps.kind}
          onDone={(kind) => steps.go('photos', kind)}
        />
      )}
      {steps.step === 'photos' && (
        <PhotosStep verification={verification} kind={steps.kind} onDone={steps.leave} />
      )}
    </>
  );
}
