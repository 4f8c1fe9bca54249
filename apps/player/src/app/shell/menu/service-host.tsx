import { hasRight } from '@maneki/contract/identity/member-types';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '#frame/identity';
import { ServiceSheet } from '#frame/site';
import { words } from '#platform/words/words.ts';
import { SERVICE_ID } from './menu-id.ts';

const FeedbackSheet = lazy(async () => {
  const [{ FeedbackSheet: Sheet }] = await Promise.all([
    import('#features/messages'),
    words.ensure(['feedback', 'messages', 'identity', 'form', 'call']),
  ]);
  return { default: Sheet };
});

/**
 * The service sheet, and the form for feedback that takes its place. The sheet stands in the document, closed, so that
 * its button opens it before any script has come.
 */
export function ServiceHost() {
  const member = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const [feedback, setFeedback] = useState({ isLoaded: false, isOpen: false });
  const openFeedback = async () => {
    close();
    // What lies over the page is a step of its own, which has to be taken back first.
    await untilUncovered();
    setFeedback({ isLoaded: true, isOpen: true });
  };
  const mayWrite = member !== null && hasRight(member.type, 'member');
  return (
    <>
      <ServiceSheet
        id={SERVICE_ID}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={close}
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
