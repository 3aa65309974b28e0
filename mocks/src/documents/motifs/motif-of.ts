import type { Markup } from '../html.ts';
import { FIRST_CLICK, OFFICE_WORK, PROGRAM_AND_DATABASE } from './computer-basics.ts';
import { OPENED_COMPUTER, WEB_PAGE } from './computer-making.ts';
import { LEDGER, SHEET_AND_CHART } from './computer-office.ts';
import { MIRROR_AND_BRUSH, NEEDLE_AND_CLOTH } from './crafts.ts';
import { COMPASS_AND_SET_SQUARE, GEAR_AND_SPANNER, SCHOOL_AND_SUN } from './entrance.ts';
import { STETHOSCOPE_AND_CROSS, TRAIN_AND_TICKET } from './service.ts';
import { HINDI_KEY, OPENED_PHONE, SPEECH_BUBBLES } from './skills.ts';

const MOTIFS = new Map<string, Markup>([
  ['c-ccc', FIRST_CLICK],
  ['c-dca', OFFICE_WORK],
  ['c-adca', PROGRAM_AND_DATABASE],
  ['c-tally', LEDGER],
  ['c-excel', SHEET_AND_CHART],
  ['c-web', WEB_PAGE],
  ['c-hardware', OPENED_COMPUTER],
  ['c-typing', HINDI_KEY],
  ['c-tailoring', NEEDLE_AND_CLOTH],
  ['c-beauty', MIRROR_AND_BRUSH],
  ['c-spoken', SPEECH_BUBBLES],
  ['c-mobile', OPENED_PHONE],
  ['c-polytechnic', COMPASS_AND_SET_SQUARE],
  ['c-iti', GEAR_AND_SPANNER],
  ['c-navodaya', SCHOOL_AND_SUN],
  ['c-ssc', TRAIN_AND_TICKET],
  ['c-nursing', STETHOSCOPE_AND_CROSS],
]);

/** What a course is about, in one picture; nothing for a course that the seed does not have. */
export function motifOf(courseId: string): Markup | undefined {
  return MOTIFS.get(courseId);
}
