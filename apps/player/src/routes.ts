import { type RouteConfig, route } from '@react-router/dev/routes';

/** One route for all pages: which one an address names, the route table says, and `pages.ts` where its code is. */
export default [route('*', './page.tsx', { id: 'page' })] satisfies RouteConfig;
