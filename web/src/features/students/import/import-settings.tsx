import { Box } from '../../../ui/box.ts';
import { Card } from '../../../ui/card.tsx';
import { QuerySelectField } from '../../../ui/fields/query-select-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { SeatWarnings } from './seat-warnings.tsx';
import type { StudentImport } from './use-student-import.ts';

const courseNoun = { one: 'course', many: 'courses' };
const batchNoun = { one: 'batch', many: 'batches' };

/** The photos, and the course and the batch of the rows that name none. */
export function ImportSettings({ studentImport }: { studentImport: StudentImport }) {
  const { importTable, lists, setForAll, photoFiles } = studentImport;
  const { options, courses, batches, batchList } = lists;
  const hasRows = Object.keys(importTable.values).length > 0;
  return (
    <Card display="grid" gap="5">
      <Box as="h2" textStyle="lg">
        {hasRows ? 'Course, batch and photos' : 'Photos'}
      </Box>
      {hasRows && (
        <div>
          <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            <QuerySelectField
              label="Course"
              hint="For students whose row names none"
              query={courses}
              toOptions={() => options.courses}
              noun={courseNoun}
              value={options.forAll.courseId}
              onChange={({ target }) => setForAll({ ...options.forAll, courseId: target.value })}
            />
            <QuerySelectField
              label="Batch"
              hint="For students whose row names none"
              query={batches}
              toOptions={() => options.batches}
              noun={batchNoun}
              value={options.forAll.batch}
              onChange={({ target }) => setForAll({ ...options.forAll, batch: target.value })}
            />
          </Box>
          <SeatWarnings values={importTable.values} options={options} batches={batchList} />
        </div>
      )}
      <PhotosField {...photoFiles} />
    </Card>
  );
}
