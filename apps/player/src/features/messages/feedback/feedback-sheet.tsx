import { Sheet } from '@maneki/ui/sheet';
import { useTranslations } from 'use-intl';
import { FeedbackForm } from './feedback-form.tsx';

type FeedbackSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The form over whatever page somebody is on. */
export function FeedbackSheet({ isOpen, onClose }: FeedbackSheetProps) {
  const titles = useTranslations('shell.titles');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={titles('feedback')} closeLabel={shell('close')}>
      <FeedbackForm onSent={onClose} />
    </Sheet>
  );
}
