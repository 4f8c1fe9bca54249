import { hasRight } from '@maneki/contract/identity/member-types';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '#features/identity';
import { ServiceSheet } from '#features/site';
import { words } from '#platform/words/words.ts';

const FeedbackSheet = lazy(async () => {
  const [{ FeedbackSheet: Sheet }] = await Promise.all([
    import('#features/messages'),
    words.ensure(['feedback', 'messages', 'identity', 'form', 'call']),
  ]);
  return { default: Sheet };
});

type ServiceHostProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The service sheet, and the form for feedback that takes its place. */
export function ServiceHost({ isOpen, onClose }: ServiceHostProps) {
  const member = useMember();
  const [feedback, setFeedback] = useState({ isLoaded: false, isOpen: false });
  const openFeedback = async () => {
    onClose();
    // What lies over the page is a step of its own, which has to be taken back first.
    await untilUncovered();
    setFeedback({ isLoaded: true, isOpen: true });
  };
  const mayWrite = member !== null && hasRight(member.type, 'member');
  return (
    <>
      <ServiceSheet
        isOpen={isOpen}
        onClose={onClose}
        onFeedback={mayWrite ? openFeedback : undefined}
      />
      {feedback.isLoaded && (
        <Suspense>
          <FeedbackSheet
            isOpen={feedback.isOpen}
            onClose={() => setFeedback({ isLoaded: true, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
