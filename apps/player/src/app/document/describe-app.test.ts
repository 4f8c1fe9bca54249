import { LANGUAGES } from '@maneki/contract/language';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeApp } from './describe-app.ts';

const image = z.strictObject({
  src: z.string().startsWith('/m/'),
  sizes: z.string().regex(/^\d+x\d+$/),
  type: z.enum(['image/png', 'image/webp']),
  purpose: z.enum(['any', 'maskable']).optional(),
  form_factor: z.literal('narrow').optional(),
  label: z.string().min(1).optional(),
});
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const manifest = z.strictObject({
  id: z.literal('/m/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.string().startsWith('/m/'),
  scope: z.literal('/m/'),
  display: z.literal('standalone'),
  background_color: colour,
  theme_color: colour,
  categories: z.array(z.string()),
  icons: z.array(image).length(4),
  shortcuts: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        url: z.string().startsWith('/m/'),
        icons: z.array(image).length(1),
      }),
    )
    .length(4),
  screenshots: z.array(image).length(2),
});

test.each(['maneki', 'sampaguita'])('[APP-1] %s is an app in every language', async (look) => {
  for (const language of LANGUAGES) {
    const app = await describeApp({ name: 'Sampaguita', look, colours: null }, language);
    expect(manifest.parse(app)).toEqual(app);
    const sizes = (purpose: string) =>
      app.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    for (const purpose of ['any', 'maskable'])
      expect(sizes(purpose)).toEqual(['192x192', '512x512']);
    expect(app.icons[0]?.src).toContain(`/${look}-icon.`);
  }
});
