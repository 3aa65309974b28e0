import { pagePaths } from '../../build/pages.ts';

/** A path of every route of the router, and one that none of them knows in each frame. */
const everyRoute = [...pagePaths(), '/no-such-page', '/franchise/no-such-page'].map((path) =>
  path.replace('$id', 'c-tally').replace('$name', 'anybody'),
);

const isOfArea = (path: string) => path.startsWith('/franchise/');

/** Every route, by who is at home there. */
export const routesOf = {
  visitor: everyRoute.filter((path) => !isOfArea(path) && path !== '/user/profile'),
  student: ['/user/profile', '/course-detail/c-tally', '/verification'],
  operator: everyRoute.filter(isOfArea),
  stranger: everyRoute.filter((path) => isOfArea(path) || path === '/user/profile'),
};
