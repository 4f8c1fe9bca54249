import { form, type PageRows, plain } from '#platform/pages/page-row.ts';

export const feedbackPages = {
  feedback: {
    ...plain,
    path: 'feedback',
    screen: 'features/messages/screens/feedback-screen.tsx',
    title: 'feedback',
    access: 'member',
    isWhileExcluded: true,
    isShared: false,
    isIndexed: false,
    catalogues: ['feedback', 'messages', 'identity', 'record', ...form.catalogues],
  },
} as const satisfies PageRows;
