import { findBasepath, languages } from '../src/lib/languages.ts';

/** The pages that can be read offline in a language, by the path of their HTML. All courses share one page, which loads its data by script. */
export const pagesOf = (basepath: string) => ({ courses: `${basepath}/courses`, course: `${basepath}/course-detail/_id` });

export const allPages = languages.flatMap(({ basepath }) => Object.values(pagesOf(basepath)));

/** Paths of the public data of courses, below the base URL of the API. */
const courseCall = /^\/(?:courses|course\/[^/?]+)$/;

/** Whether a URL belongs to a call whose response is public and may be stored. */
export function isCourseCall(url: string, apiUrl: string): boolean {
  return url.startsWith(apiUrl) && courseCall.test(url.slice(apiUrl.length));
}

export const isStorable = ({ ok, headers }: Response) => ok && !/no-store|private/i.test(headers.get('Cache-Control') ?? '');

export const isOneCourse = (url: string) => /\/course\/[^/]+$/.test(url);

/** The stored page that can show a path offline. */
export function findPage(path: string): string | undefined {
  const basepath = findBasepath(path);
  const plain = path
    .slice(basepath.length)
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  if (/^\/course-detail\/[^/]+$/.test(plain)) return pagesOf(basepath).course;
  return plain === '/courses' ? pagesOf(basepath).courses : undefined;
}

/** The call of the API for the data of a page, if the page shows nothing without it. */
export function findCall(path: string): string | undefined {
  const course = /^\/course-detail\/([^/]+)/i.exec(path.slice(findBasepath(path).length))?.[1];
  if (course) return `/course/${course}`;
  return findPage(path) ? '/courses' : undefined;
}

/** Paths of the scripts, style sheets and fonts that a page names in its HTML. */
export function findAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g))];
}
