import {
  LOOK_COLOUR_GROUPS,
  type LookColour,
  type LookColourGroup,
  type ThemeColours,
} from '@maneki/contract/site/look';
import { Accordion, ColorInput, SimpleGrid } from '@mantine/core';
import { useTranslations } from 'use-intl';

type ColourFieldsProps = {
  readonly colours: ThemeColours;
  readonly isLocked: boolean;
  readonly onChange: (colours: ThemeColours) => void;
};

const GROUPS = Object.entries(LOOK_COLOUR_GROUPS) as [LookColourGroup, readonly LookColour[]][];

/** Every colour of a theme, by what it is for. */
export function ColourFields({ colours, isLocked, onChange }: ColourFieldsProps) {
  const t = useTranslations('brand');
  return (
    <Accordion defaultValue="primary" variant="separated">
      {GROUPS.map(([group, names]) => (
        <Accordion.Item key={group} value={group}>
          <Accordion.Control>{t(`groups.${group}`)}</Accordion.Control>
          <Accordion.Panel>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {names.map((name) => (
                <ColorInput
                  key={name}
                  label={t(`colours.${name}`)}
                  format="hex"
                  withEyeDropper={false}
                  value={colours[name]}
                  disabled={isLocked}
                  onChange={(colour) => onChange({ ...colours, [name]: colour.toLowerCase() })}
                />
              ))}
            </SimpleGrid>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
