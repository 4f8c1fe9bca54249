const PATIENCE_MS = 2_000;

/** Says what is being done when a step takes longer than two seconds; quick starts stay quiet. */
export function showSteps() {
  let timer: NodeJS.Timeout | undefined;
  return {
    show(step: string): void {
      clearTimeout(timer);
      timer = setTimeout(() => console.log(`… ${step}`), PATIENCE_MS);
    },
    end(): void {
      clearTimeout(timer);
    },
  };
}
