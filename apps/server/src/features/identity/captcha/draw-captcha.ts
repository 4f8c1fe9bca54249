import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { drawNumber } from '#platform/secrets/secrets';
import type { DrawCaptcha } from '../identity-services.ts';

/** Characters that look like others are left out: a person must be able to read them. */
const PICTURE = {
  size: 5,
  noise: 3,
  ignoreChars: '0oO1iIlL5sS2zZ8B',
  color: false,
  width: 150,
  height: 56,
  fontSize: 56,
} as const;

/** Dark ink on light paper in both themes: whoever may pass must be able to read it. */
const PAPER = '#f6f1e7';

/** Sums of small numbers are too few: a machine that always says the likeliest would often be right. */
const EQUATION = { ...PICTURE, mathMin: 11, mathMax: 99, mathOperator: '+' } as const;

/**
 * Draws letters or an equation as a picture of dots. The drawing's paths would give the letters away,
 * so they never leave the server.
 */
export const drawCaptcha: DrawCaptcha = async () => {
  const isEquation = drawNumber(2) === 0;
  const { data, text } = isEquation
    ? svgCaptcha.createMathExpr(EQUATION)
    : svgCaptcha.create(PICTURE);
  const png = await sharp(Buffer.from(data), { density: 144 })
    .flatten({ background: PAPER })
    .png({ palette: true })
    .toBuffer();
  return { png, answer: text };
};
