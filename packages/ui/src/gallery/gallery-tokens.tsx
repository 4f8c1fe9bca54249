import { Amount } from '../amount/amount.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { FILLED_ICONS, OUTLINE_ICONS, OWN_ICONS } from '../icon/icon-sources.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';

const GROUNDS = ['ground', 'surface', 'raised', 'overlay'] as const;
const INKS = [
  ['text', 'text-text'],
  ['muted', 'text-muted'],
  ['faint', 'text-faint'],
  ['primary', 'text-primary-text'],
  ['gold', 'text-gold-text'],
  ['success', 'text-success-text'],
  ['danger', 'text-danger-text'],
  ['notice', 'text-notice-text'],
] as const;
const FILLS = [
  ['primary', 'fill-primary shadow-glow-primary'],
  ['gold', 'fill-gold shadow-glow-gold'],
  ['treasure', 'fill-treasure'],
  ['success', 'bg-success text-on-success'],
  ['danger', 'bg-danger text-on-danger'],
] as const;
const SIZES = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const ICON_NAMES = Object.keys({ ...OUTLINE_ICONS, ...FILLED_ICONS, ...OWN_ICONS }) as IconName[];

export function GalleryTokens() {
  return (
    <GallerySection number="01" title="Colour, type, icons">
      <Specimen name="Grounds">
        <div className="grid grid-cols-4 overflow-hidden rounded-card shadow-card">
          {GROUNDS.map((ground) => (
            <div
              key={ground}
              className="grid h-20 content-end p-2 text-2xs text-muted"
              style={{ background: `var(--look-${ground})` }}
            >
              {ground}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Fills">
        <div className="grid grid-cols-5 gap-2">
          {FILLS.map(([name, fill]) => (
            <div key={name} className={`grid h-16 place-items-center rounded-card ${fill}`}>
              <span className="font-bold text-2xs">{name}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Inks">
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-bold">
          {INKS.map(([name, ink]) => (
            <span key={name} className={ink}>
              {name}
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen name="Scale">
        <div className="grid gap-1">
          {SIZES.map((size) => (
            <p key={size} className={`${size} clip font-bold`}>
              Lanterns over the river 招き猫
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Numerals">
        <div className="flex flex-wrap items-baseline gap-4">
          <Amount amount="128,450.00" symbol="¥" tone="gold" size="large" />
          <Amount amount="1,111.11" symbol="¥" />
          <Amount amount="+9,999.99" tone="gain" />
          <Amount amount="8" symbol="¥" isMasked maskedLabel="hidden" tone="gold" />
        </div>
      </Specimen>
      <Specimen name={`Icons, ${ICON_NAMES.length}`}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-y-2">
          {ICON_NAMES.map((name) => (
            <span key={name} title={name} className="grid h-10 place-items-center">
              <Icon name={name} className="size-5.5" />
            </span>
          ))}
        </div>
      </Specimen>
    </GallerySection>
  );
}
