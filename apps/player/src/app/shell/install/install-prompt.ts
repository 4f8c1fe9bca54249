/** The browser's own question whether to install the site, kept for when somebody wants it. */
type InstallQuestion = Event & { readonly prompt: () => Promise<unknown> };

let kept: InstallQuestion | undefined;

/** Keeps the question back: it is asked when somebody taps, not when the browser thinks of it. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    kept = event as InstallQuestion;
  };
  const forget = () => {
    kept = undefined;
  };
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Asks, where the browser has a question; false where a guide has to do. It can be asked only once. */
export async function askToInstall(): Promise<boolean> {
  const question = kept;
  kept = undefined;
  if (!question) return false;
  await question.prompt();
  return true;
}
