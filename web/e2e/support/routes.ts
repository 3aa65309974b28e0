import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths } from '../../build/public-paths.ts';
import { course } from './pages.ts';

const routeTree = readFileSync(join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8');
const [, fullPaths = ''] = /fullPaths:([^;]+);/.exec(routeTree) ?? [];
/** All paths except splat routes. */
const pagePaths = [...fullPaths.matchAll(/'(\/|\/[^']*?[^$])\/?'/g)].map(([, path = '']) => path);

/** A path for every route of the router. */
export const allRoutes = pagePaths.map((path) =>
  path
    .replace('/course-detail/$id', course.path)
    .replace('batches/$id', 'batches/b-morning')
    .replace('students/$id', 'students/s-001')
    .replace('$name', 'anything'),
);

/** Paths without a route, in the site and in the franchise area. */
const notFound = { site: '/no-such-page', franchise: '/franchise/no-such-page' };

const publicSet = new Set<string>([...publicPaths, course.path]);
const isFranchise = (path: string) => path.startsWith('/franchise/');
const isProfile = (path: string) => path === '/user/profile';

/** Routes that search engines may index. */
export const publicRoutes = allRoutes.filter((path) => publicSet.has(path));

/** All other routes, and a path without a route. */
export const privateRoutes = [...allRoutes.filter((path) => !publicSet.has(path)), notFound.site];

export const franchiseRoutes = allRoutes.filter(isFranchise);

/** Routes by user, each with a path that has no route. */
export const routesFor = {
  guest: [...allRoutes.filter((path) => !isFranchise(path) && !isProfile(path)), notFound.site],
  student: ['/user/profile', course.path, '/verification'],
  operator: [...franchiseRoutes, notFound.franchise],
};

/** Routes that need a session. */
export const guardedRoutes = [...routesFor.operator, '/user/profile'];
