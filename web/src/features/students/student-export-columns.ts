import type { Student } from '@institute/sdk';
import type { ExportColumn } from '../../ui/data-table/columns.tsx';

/** What the CSV file of the students has besides the columns of the list. */
export const studentExportColumns: readonly ExportColumn<Student>[] = [
  { header: 'Date of Birth', text: ({ dob }) => dob ?? '' },
  { header: 'Gender', text: ({ gender }) => gender ?? '' },
  { header: 'City', text: ({ city }) => city ?? '' },
  { header: 'State', text: ({ state }) => state ?? '' },
  { header: 'Pincode', text: ({ pincode, pinCode }) => String(pincode ?? pinCode ?? '') },
];
