import type { Plugin } from 'vite';

/**
 * Parts of the router that this site never uses, and that a bundler cannot know to be unused: pages are
 * all known from the start, nothing instruments the router, no page brings links of its own, and no page
 * asks the server for its data, since a `clientLoader` reads it. Their place is taken by what they answer
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
  'react-router/dist/production/lib/dom/ssr/links.js': `
    export const getKeyedLinksForMatches = () => [];
    export const getKeyedPrefetchLinks = async () => [];
    export const getNewMatchesForLinks = () => [];
    export const isPageLinkDescriptor = () => false;
    export const prefetchRouteCss = async () => {};
    export const prefetchStyleLinks = async () => {};
    export const getModuleLinkHrefs = (matches, { routes }) => [
      ...new Set(
        matches.flatMap(({ route: { id } }) => [
          ...['module', 'clientActionModule', 'clientLoaderModule', 'hydrateFallbackModule']
            .map((part) => routes[id][part])
            .filter(Boolean),
          ...(routes[id].imports ?? []),
        ]),
      ),
    ];
  `,
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': `
    import { decode } from '../../../vendor/turbo-stream-v2/turbo-stream.js';
    export const NO_BODY_STATUS_CODES = new Set();
    export const SingleFetchRedirectSymbol = Symbol();
    export const StreamTransfer = () => null;
    export const getSingleFetchDataStrategyImpl = () => undefined;
    export const singleFetchUrl = () => '';
    export const stripIndexParam = (url) => url;
    const revive = (type, first, second) => {
      if (type === 'SanitizedError') return { value: new Error(second) };
      if (type === 'ErrorResponse' || type === 'SingleFetchClassInstance') return { value: first };
      return type === 'SingleFetchFallback' ? { value: undefined } : undefined;
    };
    export const decodeViaTurboStream = (body) => decode(body, { plugins: [revive] });
    const callHandlers = async ({ matches }) => {
      const results = {};
      const call = async (match) => {
        const isWanted = match.shouldCallHandler();
        const result = await match.resolve((handler) => isWanted && handler(() => null));
        if (isWanted) results[match.route.id] = result;
      };
      await Promise.all(matches.map(call));
      return results;
    };
    export const getTurboStreamSingleFetchDataStrategy = () => (args) =>
      args.runClientMiddleware(callHandlers);
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
