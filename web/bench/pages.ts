import { parseArgs } from 'node:util';
import { median, round } from '../../sdk/bench/measure.ts';
import { type Figures, type Goal, goalRow, judge, printTable, type Row } from '../../sdk/bench/print.ts';
import { figureNames, installLighthouse, visitPage } from './lighthouse.ts';
import { openSite } from './site.ts';
import { viewerOf } from './viewers.ts';

const publicPages = ['/', '/courses', '/course-detail/c-tally', '/privacy-policy', '/login', '/nothing'];
const signedInPages = ['/user/profile', '/franchise/dashboard', '/franchise/student-management', '/franchise/create-student'];
const publicGoals: Record<string, Goal> = { score: { min: 99 }, FCP: { max: 750 }, LCP: { max: 1000 }, TBT: { max: 50 }, CLS: { max: 0 } };
const signedInGoals: Record<string, Goal> = { score: { min: 97 }, FCP: {}, LCP: { max: 1800 }, TBT: { max: 100 }, CLS: {} };

/** How often a visit that fails is repeated. */
const retries = 2;

/** `pnpm bench pages [PATH ...] [--runs 3]`: visits with a phone, a slow network and an empty cache. */
export async function benchPages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
  const paths = positionals.length > 0 ? positionals : [...publicPages, ...signedInPages];
  const publicPaths = paths.filter((path) => viewerOf(path) === 'guest');
  const signedInPaths = paths.filter((path) => viewerOf(path) !== 'guest');
  const version = await installLighthouse();
  const site = await openSite();
  const measurePages = async (title: string, goals: Record<string, Goal>, pages: string[]) => {
    const rows: Record<string, Row> = { goal: goalRow(goals) };
    for (const path of pages) rows[path] = await measurePage(site.url, path, goals, Number(values.runs));
    if (pages.length > 0) printTable(`${title}: Lighthouse ${version}, phone, median of ${values.runs}, ms`, rows);
  };
  try {
    await measurePages('Public pages', publicGoals, publicPaths);
    await measurePages('Signed-in pages', signedInGoals, signedInPaths);
  } finally {
    await site.close();
  }
}

/** A page that fails is reported with its reason, and with the median of the visits before. */
async function measurePage(origin: string, path: string, goals: Record<string, Goal>, runs: number): Promise<Row> {
  const visits: Figures[] = [];
  let failure = '';
  try {
    while (visits.length < runs) visits.push(await visitWithRetries(origin, path));
  } catch (error) {
    failure = messageOf(error);
    process.exitCode = 1;
  }
  const medianOf = (name: string) => round(median(visits.map((visit) => visit[name] ?? Number.NaN)), name === 'CLS' ? 3 : 0);
  const figures = visits.length > 0 ? Object.fromEntries(figureNames.map((name) => [name, medianOf(name)])) : {};
  return { ...figures, runs: visits.length, result: failure ? `failed: ${failure}` : judge(goals, figures) };
}

async function visitWithRetries(origin: string, path: string, left = retries): Promise<Figures> {
  try {
    return await visitPage(origin, path);
  } catch (error) {
    console.warn(`Lighthouse failed on ${path}: ${messageOf(error)}`);
    if (left === 0) throw error;
    return visitWithRetries(origin, path, left - 1);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
