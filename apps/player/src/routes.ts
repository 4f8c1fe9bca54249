import { type RouteConfig, route } from '@react-router/dev/routes';
import { routeTable } from './app/route-table.ts';

export default [
  ...Object.entries(routeTable).map(([name, { path, screen }]) =>
    route(path, screen, { id: name }),
  ),
  route('*', './app/screens/unknown-screen.tsx'),
] satisfies RouteConfig;
