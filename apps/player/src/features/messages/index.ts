export { FeedbackSheet } from './feedback/feedback-sheet.tsx';
