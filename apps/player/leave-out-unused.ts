import type { Plugin } from 'vite';

/**
 * Parts of the router that this site never uses, and that a bundler cannot know to be unused: pages are
 * all known from the start, and nothing instruments the router. Their place is taken by what they answer
 * when they have nothing to do. The browser tests would see a router that misses them.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getManifestPath = () => '';
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;
    export const URL_LIMIT = 0;
  `,
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};
  `,
};

export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const name = Object.keys(LEFT_OUT).find((path) => id.split('?')[0]!.endsWith(path));
      return name && LEFT_OUT[name];
    },
  };
}
