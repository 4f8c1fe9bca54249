import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const words = {
  label: 'What is new',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `Slide ${position} of ${count}`,
  pause: 'Pause',
  play: 'Continue',
};

const render = (...ids: string[]) =>
  renderToStaticMarkup(
    <Carousel
      words={words}
      autoplayMs={5_000}
      slides={ids.map((id) => ({ id, content: <a href={`/${id}`}>{id}</a> }))}
    />,
  );

test('before any script has come every slide can be used, and the row scrolled by a keyboard', () => {
  const html = render('first', 'second');
  expect(html).not.toContain('inert');
  expect(html).toContain('tabindex="0"');
  expect(html.match(/role="group"/g)).toHaveLength(2);
  expect(html).toMatch(/aria-label="Slide 1 of 2" aria-current="true"/);
  expect(html).toMatch(/aria-label="Slide 2 of 2" aria-current="false"/);
  expect(html).toContain('aria-label="Pause"');
});

test('one slide has nothing to turn', () => {
  const html = render('only');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('tabindex');
});
