import { chakra } from '@chakra-ui/react/styled-system';
import { toCsv } from '@institute/sdk/csv';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { recipe } from '../../../theme/system.ts';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { NoTranslate } from '../../../ui/no-translate.tsx';
import { PasswordSlipButtons } from './password-slip-buttons.tsx';
import type { PasswordSlips } from './use-password-slips.ts';

/** How many students are listed; the file has all of them. */
const maxVisible = 100;

interface CreatedStudentsProps {
  /** The rows that are sent. */
  items: readonly BulkItem[];
  /** The Student Ids by the ids of the rows. */
  studentIds: ReadonlyMap<string, string>;
  /** The Student Ids are being read. */
  isLoading: boolean;
  slips: PasswordSlips;
}

/** The students of a run that are created, with their new Student Ids. */
export function CreatedStudents({ items, studentIds, isLoading, slips }: CreatedStudentsProps) {
  if (items.length === 0 && slips.count === 0) return null;
  const hidden = items.length - maxVisible;
  return (
    <Card display="grid" gap="4">
      <Box as="h2" textStyle="lg">
        {items.length === 1 ? '1 student created' : `${items.length} students created`}
      </Box>
      <PasswordSlipButtons slips={slips} />
      {items.length > 0 && (
        <>
          <StudentList>
            {items.slice(0, maxVisible).map(({ id, values }) => (
              <li key={id}>
                <span>{values.fullName}</span>
                <NoTranslate>{values.email}</NoTranslate>
                <b>
                  <NoTranslate>{studentIds.get(id) || (isLoading ? 'Loading…' : '-')}</NoTranslate>
                </b>
              </li>
            ))}
          </StudentList>
          {hidden > 0 && <p>{`These are the first ${maxVisible} of ${items.length}. The file has all of them.`}</p>}
          <Button variant="outline" justifySelf="start" onClick={() => saveStudentIds(items, studentIds)}>
            <DownloadIcon />
            Download CSV
          </Button>
        </>
      )}
    </Card>
  );
}

/** Saves names, e-mails and Student Ids, without the passwords. */
function saveStudentIds(items: readonly BulkItem[], studentIds: ReadonlyMap<string, string>): void {
  const text = toCsv<BulkItem>(
    [
      ['Student Id', ({ id }) => studentIds.get(id)],
      ['Full Name', ({ values }) => values.fullName],
      ['Email', ({ values }) => values.email],
    ],
    items,
  );
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'new-students.csv');
}

const StudentList = chakra(
  'ul',
  recipe({
    base: {
      borderWidth: '1px',
      borderRadius: 'md',
      textStyle: 'sm',
      maxHeight: '60dvh',
      overflow: 'auto',
      '& > li': {
        display: 'grid',
        gap: '0.5',
        columnGap: '4',
        padding: '3',
        overflowWrap: 'anywhere',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 2fr)) minmax(0, 1fr)' },
      },
      '& > li + li': { borderTopWidth: '1px' },
    },
  }),
);
