import { expect, test } from 'vitest';
import { mergeDrawing } from './merge-drawing.ts';

test('shapes that are painted alike are one path', () => {
  const drawing =
    '<path d="M1 2h3"/><line x1="1" y1="2" x2="3" y2="4"/><polyline points="1 2 3 4"/>' +
    '<circle cx="12" cy="12" r="2"/>';
  expect(mergeDrawing(drawing)).toEqual([
    '<path d="M1 2h3M1 2L3 4M1 2 3 4M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z"/>',
  ]);
});

test('a rectangle keeps its corners', () => {
  expect(mergeDrawing('<rect x="2" y="6" width="20" height="12" rx="2"/>')).toEqual([
    '<path d="M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z"/>',
  ]);
  expect(mergeDrawing('<rect x="1" y="1" width="4" height="2"/>')).toEqual([
    '<path d="M1 1h4v2h-4v-2z"/>',
  ]);
});

test('a first move counts from nothing wherever it comes to stand, what follows it from there', () => {
  expect(mergeDrawing('<path d="M0 0"/><path d="m12 19-7-7 7-7"/>')).toEqual([
    '<path d="M0 0M12 19l-7-7 7-7"/>',
  ]);
  expect(
    mergeDrawing('<path d="m9.5.5.5.5"/><path d="m2 4 6 0"/><path d="m3-2a1 1 0 0 0 1 1"/>'),
  ).toEqual(['<path d="M9.5 .5l.5.5M2 4l6 0M3 -2a1 1 0 0 0 1 1"/>']);
});

test('a shape with a paint of its own stays apart, in its order', () => {
  const dot = '<circle cx="17" cy="7" r="1" fill="currentColor" stroke="none"/>';
  expect(mergeDrawing(`<path d="M1 1h1"/>${dot}<path d="M2 2h1"/>`)).toEqual([
    '<path d="M1 1h1"/>',
    dot,
    '<path d="M2 2h1"/>',
  ]);
});

test('a shape that nobody taught it is an error', () => {
  expect(() => mergeDrawing('<ellipse rx="2" ry="1"/>')).toThrow(
    'No outline is known of a ellipse',
  );
});
