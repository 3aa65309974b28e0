import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Student } from '@institute/sdk';
import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import * as common from '#text/common.ts';
import * as text from '#text/papers.ts';
import * as userFields from '#text/user-fields.ts';
import { tightLineHeight } from '#theme/system.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { PrintDialog } from '#ui/print/print-dialog.tsx';

type AttendanceStudent = Partial<Pick<Student, 'fullName' | 'rollNo' | 'fatherName'>>;

interface AttendanceDialogProps {
  title: string;
  /** The facts above the list. A blank value leaves room to write. */
  facts: Readonly<Record<string, string>>;
  /** Who signs the list: 'invigilator'. */
  signer: string;
  students: readonly AttendanceStudent[];
  onClose: () => void;
}

export function AttendanceDialog({ students, onClose, ...sheet }: AttendanceDialogProps) {
  const [isByRollNo, setByRollNo] = useState(false);
  const seats = isByRollNo ? sortByRollNo(students) : students;
  return (
    <PrintDialog
      title={common.printAttendanceList}
      label={text.printList}
      paper={<AttendanceList {...sheet} students={seats} />}
      onClose={onClose}
    >
      <SelectField
        label={text.seatOrder}
        placeholder={text.asInList}
        options={[{ value: 'rollNo', label: text.byRollNo }]}
        onChange={({ target }) => setByRollNo(target.value === 'rollNo')}
      />
      <Text textStyle="sm" color="fg.muted">
        {text.seatsAreNumbered}
      </Text>
    </PrintDialog>
  );
}

/** Students without a roll no come last. */
export function sortByRollNo<Seated extends AttendanceStudent>(students: readonly Seated[]): readonly Seated[] {
  return [...students].sort(({ rollNo: a }, { rollNo: b }) => (a && b ? compareNaturally(a, b) : Number(!a) - Number(!b)));
}

function AttendanceList({ title, facts, signer, students }: Omit<AttendanceDialogProps, 'onClose'>) {
  return (
    <Sheet htmlTranslate="no">
      <header>
        <p>{brand.name}</p>
        <h2>{title}</h2>
        <p>{text.attendanceList}</p>
      </header>
      <dl>
        {Object.entries({ ...facts, [common.students]: String(students.length) }).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {columns.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ rollNo, fullName, fatherName }, index) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{rollNo || '-'}</td>
              <th scope="row">{fullName || '-'}</th>
              <td>{fatherName || '-'}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span>{text.present}</span>
        <span>{text.absent}</span>
        <span>{text.signatureOf(signer)}</span>
      </footer>
    </Sheet>
  );
}

const columns = [text.seatNo, common.rollNo, common.name, userFields.fatherName, text.signature];

/** Sizes in units of paper, such as mm. Browsers repeat the head of a table on each page. */
export const Sheet = chakra('div', {
  base: {
    fontSize: '10pt',
    lineHeight: '1.35',
    '& header': { textAlign: 'center', marginBottom: '5mm' },
    '& h2': { fontSize: '15pt', lineHeight: tightLineHeight },
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2mm 6mm', marginBottom: '5mm' },
    '& dt': { fontSize: '8pt' },
    '& dd': { fontWeight: '600' },
    '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& :is(th, td)': {
      border: '0.3mm solid black',
      padding: '1mm 2mm',
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& thead th:nth-of-type(1)': { width: '19mm' },
    '& thead th:nth-of-type(2)': { width: '36mm' },
    '& thead th:nth-of-type(5)': { width: '46mm' },
    '& tbody th': { fontWeight: '600' },
    // Room to sign. In a table row `height` is the minimum.
    '& tbody tr': { height: '10mm', breakInside: 'avoid' },
    '& footer': { display: 'grid', gridTemplateColumns: '1fr 1fr 2fr', gap: '6mm', marginTop: '10mm', breakInside: 'avoid' },
  },
});
