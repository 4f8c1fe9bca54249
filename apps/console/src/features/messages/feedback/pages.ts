import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const feedbackPages: readonly ConsolePage[] = [
  {
    name: 'feedback',
    group: 'members',
    right: 'readMessages',
    Screen: loadScreen(() => import('../screens/feedback-screen.tsx'), 'FeedbackScreen'),
  },
];
