import { Card } from '@maneki/ui/card';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { OwnFeedback } from '../feedback/own-feedback.tsx';

/** Where members tell the house something, and read what it answers. */
export default function FeedbackScreen() {
  return (
    <div className="grid grid-cols-1 gap-6 p-4">
      <Card>
        <FeedbackForm />
      </Card>
      <OwnFeedback />
    </div>
  );
}
