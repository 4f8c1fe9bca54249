import { expect, test } from 'vitest';
import { createInputs, type InputMemory } from './use-inputs.ts';

function createMemory(): InputMemory {
  const kept = new Map<string, string>();
  return {
    find: (name) => kept.get(name),
    keep: (name, value) => void kept.set(name, value),
  };
}

/** Puts an input into a form; answers it and what takes it away. */
function mount(inputs: ReturnType<typeof createInputs<'username' | 'password'>>) {
  const element = { value: '' } as HTMLInputElement;
  const leave = inputs.refOf('username')(element) as () => void;
  return { element, leave };
}

test('a field that leaves the form and comes back has its value still', () => {
  const inputs = createInputs<'username' | 'password'>(() => {});
  const first = mount(inputs);
  first.element.value = 'aya1';
  first.leave();
  expect(inputs.find('username')).toBe('aya1');
  expect(mount(inputs).element.value).toBe('aya1');
});

test('[AUTH-4] another form with the same memory has what was typed into the one before', () => {
  const memory = createMemory();
  const first = mount(createInputs(() => {}, memory));
  first.element.value = 'aya1';
  first.leave();
  expect(mount(createInputs(() => {}, memory)).element.value).toBe('aya1');
  expect(mount(createInputs(() => {})).element.value).toBe('');
});

test('what is written into a field that is not shown is remembered as well', () => {
  const memory = createMemory();
  createInputs<'username'>(() => {}, memory).write('username', 'aya1');
  expect(memory.find('username')).toBe('aya1');
});
