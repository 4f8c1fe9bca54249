import { create } from 'zustand';

/** The browser's own question whether to install the site, kept for when somebody wants it. */
type InstallQuestion = Event & { readonly prompt: () => Promise<unknown> };

export const useInstallQuestion = create<{ readonly kept: InstallQuestion | undefined }>(() => ({
  kept: undefined,
}));

const forget = () => useInstallQuestion.setState({ kept: undefined });

/** Keeps the question back: it is asked when somebody taps, not when the browser thinks of it. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    useInstallQuestion.setState({ kept: event as InstallQuestion });
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
  const { kept: question } = useInstallQuestion.getState();
  forget();
  if (!question) return false;
  await question.prompt();
  return true;
}
