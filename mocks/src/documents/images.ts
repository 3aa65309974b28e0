import { HttpResponse, http, type RequestHandler } from 'msw';
import { untrustedHeaders } from '../core/response.ts';
import type { Store } from '../core/store.ts';
import type { Account, Db } from '../db/db.ts';
import { fromBase64, isPicture } from '../db/files.ts';
import { html } from './html.ts';
import { pictures } from './pictures.ts';

const notFound = () => new HttpResponse(null, { status: 404 });

/** MSW handlers for generated pictures and uploaded files, both under `/__mocks/`. */
export function createImageHandlers(store: Store): RequestHandler[] {
  return [
    http.get('*/__mocks/pictures/:name', async ({ params }) => {
      await store.ready;
      const svg = findPicture(store.state.db, String(params.name));
      return svg === undefined ? notFound() : new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
    }),
    http.get('*/__mocks/files/:key', async ({ params }) => {
      await store.ready;
      const { files } = store.state.db;
      const key = String(params.key);
      const file = Object.hasOwn(files, key) ? files[key] : undefined;
      // A state from a file or a storage can hold any type.
      if (!file || !isPicture(file.type)) return notFound();
      return new HttpResponse(fromBase64(file.base64), { headers: { ...untrustedHeaders, 'Content-Type': file.type } });
    }),
  ];
}

/** `course-ID.svg` or `person-ID.svg`. */
function findPicture({ courses, accounts }: Db, name: string): string | undefined {
  const [, kind, id = ''] = /^(course|person)-(.+)\.svg$/.exec(name) ?? [];
  if (kind === 'course') return courses.some(({ _id }) => _id === id) ? coursePicture(id) : undefined;
  const account = accounts.find(({ _id }) => _id === id);
  return account && avatar(account);
}

/** The SVG picture of a course in 16:9. Courses that are not in the seed share one picture. */
export function coursePicture(courseId: string): string {
  const picturesByCourse: Partial<Record<string, string>> = pictures;
  return picturesByCourse[courseId] ?? pictures['open-book'];
}

const fills = ['#0b5351', '#0f6b66', '#13504f', '#1b6f5c'];
const rings = ['#f0a830', '#e8912d', '#f4bd5b', '#dd9b1f'];

/** The initials of an account in a circle, as SVG. The colours depend on the account's id. */
export function avatar({ _id, fullName }: Account): string {
  const hash = hashOf(_id);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><circle cx="80" cy="80" r="80" fill="${fills[hash % fills.length]}"/>
<circle cx="80" cy="80" r="72" fill="none" stroke="${rings[hash % rings.length]}" stroke-width="4"/>
<text x="80" y="103" fill="#fffdf7" font-family="system-ui, 'Noto Sans Devanagari', sans-serif" font-size="64"
font-weight="600" text-anchor="middle">${initials(fullName)}</text></svg>`.text;
}

function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  // A letter of Devanagari can be several code points.
  const graphemes = new Intl.Segmenter('hi');
  const initial = (word = '') => [...graphemes.segment(word)][0]?.segment ?? '';
  return (initial(words[0]) + (words.length > 1 ? initial(words.at(-1)) : '')).toUpperCase();
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
