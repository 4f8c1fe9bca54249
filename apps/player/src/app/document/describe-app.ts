import type { ArtPicture } from '@maneki/art/art-picture';
import { merchantArt } from '@maneki/art/merchant-art';
import { LANGUAGE_TAGS, type Language } from '@maneki/contract/language';
import type { OwnColours } from '@maneki/contract/site/look';
import { addressOf } from '#platform/art/art-image.ts';
import { loadPhrases } from '#platform/words/phrases.ts';
import { lookOf } from './render-look.ts';

/** What a merchant's site is called and looks like as an app. */
export type AppOfMerchant = {
  readonly name: string;
  readonly look: string;
  readonly colours: OwnColours | null;
};

const SHORTCUTS = [
  { word: 'home', url: '/m/home', picture: 'icon' },
  { word: 'slots', url: '/m/rng', picture: 'shortcutSlots' },
  { word: 'deposit', url: '/m/voucherCenter', picture: 'shortcutDeposit' },
  { word: 'rewards', url: '/m/rewardCenter', picture: 'shortcutRewards' },
] as const;

/** Looks that there are pictures of, in `public/screens`: the site itself at 390 by 844, twice as dense. */
const PICTURED = ['maneki', 'sampaguita'];
const SCREENS = ['home', 'slots'] as const;
const SCREEN_SIZE = '780x1688';

/** The web app manifest of a merchant, in one language. Its id stays, whatever else is changed. */
export async function describeApp({ name, look, colours }: AppOfMerchant, language: Language) {
  const { app } = (await loadPhrases(language, ['app'])) as { app: AppWords };
  const words = app.manifest;
  const art = merchantArt(look);
  const { ground } = lookOf(look, colours).dark;
  const icons = [...iconsOf(art.icon, 'any'), ...iconsOf(art.iconMaskable, 'maskable')];
  return {
    id: '/m/',
    name,
    short_name: name,
    description: words.description,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons,
    shortcuts: SHORTCUTS.map(({ word, url, picture }) => ({
      name: words[word],
      url,
      icons: iconsOf(art[picture], 'any').slice(0, 1),
    })),
    screenshots: PICTURED.includes(look)
      ? SCREENS.map((screen) => ({
          src: `/m/screens/${look}-${screen}.webp`,
          sizes: SCREEN_SIZE,
          type: 'image/webp',
          form_factor: 'narrow',
          label: words[screen],
        }))
      : [],
  };
}

type AppWords = {
  readonly manifest: Readonly<Record<'description' | (typeof SHORTCUTS)[number]['word'], string>>;
};

const iconsOf = ({ files }: ArtPicture, purpose: 'any' | 'maskable') =>
  (files.png ?? []).map(({ file, width }) => ({
    src: addressOf(file),
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  }));
