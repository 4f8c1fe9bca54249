export { FeedbackSheet } from './feedback/feedback-sheet.tsx';
export { PushOffer } from './push/components/push-offer.tsx';
