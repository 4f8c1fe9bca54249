import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  basename: '/m/',
  ssr: true,
  // The table of pages is small: asking for parts of it would be one more kind of request to serve.
  routeDiscovery: { mode: 'initial' },
  // What a page reads in the browser is a line or two, which are not worth a file of their own.
  splitRouteModules: false,
} satisfies Config;
