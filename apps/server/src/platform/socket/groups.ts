/** Things that stand together under a name. Without a name a thing stands nowhere. */
export function createGroups<Thing>() {
  const groups = new Map<string, Set<Thing>>();
  const nobody: ReadonlySet<Thing> = new Set();

  return {
    add(name: string | undefined, thing: Thing): void {
      if (name === undefined) return;
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(thing));
    },
    remove(name: string | undefined, thing: Thing): void {
      if (name === undefined) return;
      const group = groups.get(name);
      group?.delete(thing);
      // Empty groups would pile up with everybody who has ever been here.
      if (group?.size === 0) groups.delete(name);
    },
    get: (name: string | undefined): ReadonlySet<Thing> =>
      (name === undefined ? undefined : groups.get(name)) ?? nobody,
    names: (): string[] => [...groups.keys()],
    all: (): Thing[] => [...groups.values()].flatMap((group) => [...group]),
  };
}
