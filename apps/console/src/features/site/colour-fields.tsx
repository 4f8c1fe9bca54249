import { isColour } from '@maneki/contract/site/contrast';
import {
  LOOK_COLOUR_GROUPS,
  type LookColour,
  type LookColourGroup,
  type ThemeColours,
} from '@maneki/contract/site/look';
import { Accordion, SimpleGrid, TextInput } from '@mantine/core';
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
                <ColourField
                  key={name}
                  label={t(`colours.${name}`)}
                  palette={t('palette', { colour: t(`colours.${name}`) })}
                  value={colours[name]}
                  isLocked={isLocked}
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

type ColourFieldProps = {
  readonly label: string;
  readonly palette: string;
  readonly value: string;
  readonly isLocked: boolean;
  readonly onChange: (colour: string) => void;
};

/** A colour as it is written, and the browser's own palette beside it. */
const ColourField = ({ label, palette, value, isLocked, onChange }: ColourFieldProps) => (
  <TextInput
    label={label}
    value={value}
    disabled={isLocked}
    maxLength={7}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    leftSection={
      <input
        type="color"
        className="swatch"
        aria-label={palette}
        value={isColour(value) ? value : '#000000'}
        disabled={isLocked}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    }
  />
);
