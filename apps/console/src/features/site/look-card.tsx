import { isColour, listLowContrasts } from '@maneki/contract/site/contrast';
import {
  LOOK_COLOURS,
  LOOK_THEMES,
  LOOKS,
  type LookColour,
  type LookName,
  type LookThemeName,
  type OwnColours,
  type ThemeColours,
} from '@maneki/contract/site/look';
import { type Look, wearColours } from '@maneki/ui/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';
import { Alert, Grid, List, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedError } from '#platform/call/call.ts';
import { ColourFields } from './colour-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';
import type { Settings } from './queries.ts';
import { SectionCard } from './section-card.tsx';

const LOOK_OF: Readonly<Record<LookName, Look>> = { maneki, sampaguita };

/** More than this is a list that nobody reads. */
const PROBLEMS_SHOWN = 3;

/** The look of a merchant's site and its colours, with a phone beside it that wears them before they are saved. */
export function LookCard({
  settings,
  isLocked,
}: {
  readonly settings: Settings;
  readonly isLocked: boolean;
}) {
  const t = useTranslations('brand');
  const [theme, setTheme] = useState<LookThemeName>('dark');
  const explain = useExplain();
  return (
    <SectionCard section="look" settings={settings} isLocked={isLocked} explain={explain}>
      {({ value: { base, colours }, isLocked: isHeld, change }) => (
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, lg: 'auto' }}>
            <Stack>
              <SegmentedControl
                aria-label={t('base')}
                data={LOOKS.map((look) => ({ value: look, label: t(`looks.${look}`) }))}
                value={base}
                disabled={isHeld}
                onChange={(look) => change({ base: look, colours: null })}
              />
              <Switch
                label={t('ownColours')}
                description={t('ownColoursAbout')}
                checked={colours !== null}
                disabled={isHeld}
                onChange={({ currentTarget }) =>
                  change({ base, colours: currentTarget.checked ? coloursOf(LOOK_OF[base]) : null })
                }
              />
              <SegmentedControl
                aria-label={t('theme')}
                data={LOOK_THEMES.map((name) => ({ value: name, label: t(`themes.${name}`) }))}
                value={theme}
                onChange={setTheme}
              />
              {colours && (
                <>
                  <Problems colours={colours[theme] as ThemeColours} />
                  <ColourFields
                    colours={colours[theme] as ThemeColours}
                    isLocked={isHeld}
                    onChange={(changed) =>
                      change({ base, colours: { ...colours, [theme]: changed } })
                    }
                  />
                </>
              )}
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 'content' }}>
            <PhonePreview
              version={settings.version}
              theme={theme}
              look={wearColours(LOOK_OF[base], colours as OwnColours | null)}
            />
          </Grid.Col>
        </Grid>
      )}
    </SectionCard>
  );
}

/** The colours that a look ships with, without what it paints by more than one. */
function coloursOf({ dark, light }: Look): OwnColours {
  const pick = (theme: Look['dark']) =>
    Object.fromEntries(LOOK_COLOURS.map((name) => [name, theme[name]])) as ThemeColours;
  return { dark: pick(dark), light: pick(light) };
}

/** What could not be read, before anybody saves it. */
function Problems({ colours }: { readonly colours: ThemeColours }) {
  const t = useTranslations('brand');
  const low = isWhole(colours) ? listLowContrasts(colours) : [];
  if (low.length === 0) return null;
  return (
    <Alert color="yellow" title={t('lowContrast', { count: low.length })}>
      <List size="sm">
        {low.slice(0, PROBLEMS_SHOWN).map(({ ink, ground, ratio, needed }) => (
          <List.Item key={`${ink} ${ground}`}>
            {t('lowPair', {
              ink: t(`colours.${ink}`),
              ground: t(`colours.${ground}`),
              ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
              needed: String(needed),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** While a colour is being typed there is nothing to judge. */
const isWhole = (colours: ThemeColours): boolean => Object.values(colours).every(isColour);

/** The server names colours as the code does; operators know them by their labels. */
function useExplain() {
  const t = useTranslations('brand');
  return ({ code, detail }: RefusedError): string | undefined => {
    if (code !== 'site.contrast_low') return undefined;
    const { theme, ink, ground, ratio, needed } = detail as {
      theme: LookThemeName;
      ink: LookColour;
      ground: LookColour;
      ratio: string;
      needed: number;
    };
    const pair = { ink: t(`colours.${ink}`), ground: t(`colours.${ground}`) };
    return t('refused', { theme: t(`themes.${theme}`), ...pair, ratio, needed: String(needed) });
  };
}
