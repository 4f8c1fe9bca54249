import { radial, type Sheet } from '../draw/sheet.ts';

/** A ladybird seen from above, about 34 long: the small thing that somebody has found. */
export function ladybird(sheet: Sheet): string {
  const shell = radial(sheet, ['#ff9a7a', '#e8392f 55', '#a3121f'], [0.38, 0.3, 0.8]);
  const legs = 'M-11 -4L-19 -9M-12 3L-21 3M-10 10L-17 16M11 -4L19 -9M12 3L21 3M10 10L17 16';
  return `<path d="${legs}" stroke="#20121c" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M-4 -16Q-8 -22 -12 -22M4 -16Q8 -22 12 -22" fill="none" stroke="#20121c"
      stroke-width="1.6" stroke-linecap="round"/>
    <circle cy="-11" r="8" fill="#20121c"/><circle cx="-3.4" cy="-14" r="1.8" fill="#fff"/>
    <circle cx="3.4" cy="-14" r="1.8" fill="#fff"/>
    <ellipse cy="4" rx="14.6" ry="15" fill="${shell}"/>
    <path d="M0 -11V19" stroke="#20121c" stroke-width="1.8"/>
    <g fill="#20121c"><circle cx="-6.6" cy="-2" r="2.8"/><circle cx="6.6" cy="-2" r="2.8"/>
      <circle cx="-7.4" cy="8" r="2.6"/><circle cx="7.4" cy="8" r="2.6"/></g>
    <path d="M-9 -6Q-6 -9.4 -2 -9.6" fill="none" stroke="#fff" stroke-opacity=".8"
      stroke-width="1.8" stroke-linecap="round"/>`;
}
