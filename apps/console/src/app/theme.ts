import { Badge, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The house's own colours, as on the site: plum for the ground, gold for what matters. */
const plum: MantineColorsTuple = [
  '#f8eefb',
  '#e9d8f0',
  '#d2aee0',
  '#ba82d0',
  '#a65dc2',
  '#9a46ba',
  '#8d38aa',
  '#7c2c98',
  '#6a2383',
  '#4d1761',
];

const gold: MantineColorsTuple = [
  '#fff8e6',
  '#fdeecb',
  '#f9dc98',
  '#f4c961',
  '#f0b934',
  '#eeaf1a',
  '#dd9c0a',
  '#a87203',
  '#7f5500',
  '#5c3d00',
];

export const theme = createTheme({
  primaryColor: 'plum',
  primaryShade: { light: 7, dark: 5 },
  colors: { plum, gold },
  defaultRadius: 'md',
  fontFamily:
    'ui-sans-serif, system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans", sans-serif',
  cursorType: 'pointer',
  autoContrast: true,
  respectReducedMotion: true,
  components: {
    // A column that is too narrow would cut the one word that matters.
    Badge: Badge.extend({
      styles: { root: { overflow: 'visible' }, label: { overflow: 'visible' } },
    }),
  },
});
