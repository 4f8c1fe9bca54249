import { expect, test } from 'vitest';
import { allScenes } from './all-scenes.ts';
import { exportName } from './generated-module.ts';

const drawn = allScenes.map((scene) => ({ scene, svg: scene.svg() }));
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);

test('names and exported names are unique', () => {
  const names = allScenes.map((scene) => scene.name);
  expect(new Set(names).size).toBe(names.length);
  const exported = allScenes.map(({ group, name }) => `${group}.${exportName(group, name)}`);
  expect(new Set(exported).size).toBe(exported.length);
});

test('an id occurs once in a scene and in no other scene, so scenes may share a page', () => {
  const owners = new Map<string, string>();
  for (const { scene, svg } of drawn)
    for (const id of idsOf(svg)) {
      expect([id, owners.get(id)]).toEqual([id, undefined]);
      owners.set(id, scene.name);
    }
  expect(owners.size).toBeGreaterThan(500);
});

test('every reference inside a scene points to something that the scene defines', () => {
  for (const { scene, svg } of drawn) {
    const ids = new Set(idsOf(svg));
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]!);
    expect([scene.name, references.filter((id) => !ids.has(id))]).toEqual([scene.name, []]);
  }
});

test('no scene depends on fonts, on other files or on scripts', () => {
  for (const { scene, svg } of drawn) {
    const own = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect([scene.name, /<(text|tspan|image|script|style|foreignObject)\b/.exec(own)]).toEqual([
      scene.name,
      null,
    ]);
    expect([scene.name, /https?:|data:|href="[^#]/.exec(own)]).toEqual([scene.name, null]);
  }
});

test('no number in a drawing is broken or longer than two decimals', () => {
  for (const { scene, svg } of drawn)
    expect([scene.name, /NaN|undefined|Infinity|\.\d{3,}/.exec(svg)?.[0]]).toEqual([
      scene.name,
      undefined,
    ]);
});

test('drawing a scene twice gives the same text', () => {
  for (const { scene, svg } of drawn) expect(scene.svg() === svg).toBe(true);
});

test('both merchants have the same set of pictures', () => {
  const set = (group: string) =>
    allScenes
      .filter((scene) => scene.group === group)
      .map((scene) => scene.name.slice(group.length));
  expect(set('maneki')).toEqual(set('sampaguita'));
});
