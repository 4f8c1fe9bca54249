import { form, type PageRows } from '#platform/pages/page-row.ts';

export const verificationPages = {
  verification: {
    ...form,
    path: 'securityCenter/verification',
    screen: 'features/safety/screens/verification-screen.tsx',
    title: 'verification',
    back: 'previous',
    access: 'cash',
    isShared: false,
    catalogues: ['verification', ...form.catalogues],
  },
} as const satisfies PageRows;
