import type { Account, StoredExam } from '../db.ts';

type Row = [title: string, courseId: string, batchId: string, date: string, time: string, location: string, createdAt: string];

/** Exams of the centre with all students of the course and batch. The last one has no students. */
export function seedExams(students: Account[]): StoredExam[] {
  return rows.map(([title, courseId, batchId, date, time, location, createdAt], index) => ({
    _id: `e-${String(index + 1).padStart(3, '0')}`,
    title,
    date,
    time,
    location,
    courseId,
    batchId,
    students: students
      .filter(({ batch, courses }) => batch === batchId && courses.includes(courseId))
      .map(({ _id, fullName, fatherName, gender }) => ({ _id, fullName, fatherName, gender })),
    owner: 'u-franchise',
    createdAt,
  }));
}

const rows: Row[] = [
  ['CCC final exam', 'c-ccc', 'b-morning', '2026-12-20', '10:30', 'पटना केंद्र, Room 2', '2026-10-01T06:20:00.000Z'],
  ['CCC forenoon test', 'c-ccc', 'b-forenoon', '2026-12-05', '11:00', 'Patna centre, Room 1', '2026-10-12T08:00:00.000Z'],
  ['Tally practical exam', 'c-tally', 'b-lab', '2026-12-12', '15:30', 'Patna centre, Computer lab', '2026-10-20T09:40:00.000Z'],
  ['डीसीए प्रथम सत्र परीक्षा', 'c-dca', 'b-afternoon', '2027-01-10', '13:15', 'पटना केंद्र, Room 3', '2026-11-02T07:05:00.000Z'],
  ['SSC mock test', 'c-ssc', 'b-evening', '2026-11-29', '17:45', 'Patna centre, Hall', '2026-11-09T18:45:00.000Z'],
  ['हिन्दी टाइपिंग गति परीक्षा', 'c-typing', 'b-evening', '2026-12-27', '18:00', 'Patna centre, Computer lab', '2026-11-16T05:50:00.000Z'],
];
