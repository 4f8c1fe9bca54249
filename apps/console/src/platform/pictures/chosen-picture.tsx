import type { ChosenProps } from '../form/schema-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useGoodsArt, useLookArt } from './use-art.ts';

const imageOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** A picture of the site's look, or one that was uploaded, as a field of a form. */
export const LookPicture = ({ label, value, error, onChange }: ChosenProps) => (
  <PictureField {...{ label, error, onChange }} image={imageOf(value)} art={useLookArt()} />
);

/** The same for what the mall shows. */
export const GoodPicture = ({ label, value, error, onChange }: ChosenProps) => (
  <PictureField {...{ label, error, onChange }} image={imageOf(value)} art={useGoodsArt()} />
);
